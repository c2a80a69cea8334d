// SPDX-License-Identifier: MIT
#pragma once

#include "net/singleusebody.h"

#include <QNetworkAccessManager>

#include <memory>

/// Ends an access manager, and behind it the body it may still be reading, in a thread of its own.
///
/// Qt waits up to five seconds for the thread that reads its sockets, and that one listens to nobody as
/// long as a server sends headers without an end. The replies must have been given up. The end of the
/// application waits for it. To be called on the application's thread.
void destroyInBackground(std::unique_ptr<QNetworkAccessManager> manager,
                         std::unique_ptr<SingleUseBody> body = {});
