// SPDX-License-Identifier: MIT
#pragma once

#include "net/singleusebody.h"

#include <QNetworkAccessManager>

#include <memory>

/// Destroys an access manager on a thread of its own, and after it the body that it may still be reading.
///
/// The destructor of QNetworkAccessManager waits up to five seconds for the thread that reads the sockets,
/// and that thread does not respond while a server sends headers without end. The replies must have been
/// aborted before. Must be called on the application's thread. The end of the application waits for it.
void destroyInBackground(std::unique_ptr<QNetworkAccessManager> manager,
                         std::unique_ptr<SingleUseBody> body = {});
