// SPDX-License-Identifier: MIT
#pragma once

#include <QNetworkAccessManager>

#include <memory>

/// Destroys the replies of an access manager, and then the manager on a thread of its own.
///
/// The destructor of QNetworkAccessManager waits up to five seconds for the thread that reads the sockets,
/// and that thread does not respond while a server sends headers without end. The replies must have been
/// aborted before. Must be called on the application's thread, but not while a reply emits a signal. The end
/// of the application waits for the manager.
void destroyInBackground(std::unique_ptr<QNetworkAccessManager> manager);
