// SPDX-License-Identifier: MIT
#pragma once

/// The meaning of a message, a coloured word or a badge.
enum class Tone { Danger, Good, Warn, Info, Mute };
