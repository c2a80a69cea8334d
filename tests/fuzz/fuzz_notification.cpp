// SPDX-License-Identifier: MIT
#include "base/errortext.h"
#include "contract/notification.h"
#include "fuzz.h"

/// Gives an error that has a sentence, or a notification that survives a round trip.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray body = inputBytes(data, size);
    const Result<Notification> parsed = parseNotification(body);
    if (!parsed) {
        require(parsed.error().kind == ErrorKind::Data, "what can't be read is Data");
        require(!describeError(parsed.error()).title.isEmpty(), "every error has a title");
        return 0;
    }
    require(parsed->raw == body, "the answer is kept byte for byte");
    const QByteArray written = notificationJson(*parsed);
    const Result<Notification> again = parseNotification(written);
    require(again.has_value(), "what is written can be read");
    require(again->id == parsed->id, "ids are exact");
    require(notificationJson(*again) == written, "written twice is written alike");
    return 0;
}
