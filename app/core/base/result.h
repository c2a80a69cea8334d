// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <tl/expected.hpp>

/// A value, or the Error that explains why there is none.
template <typename T>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}
