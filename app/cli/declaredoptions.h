// SPDX-License-Identifier: MIT
#pragma once

class QCommandLineParser;

/// Every option, and the text of --help.
void declareOptions(QCommandLineParser &parser);
