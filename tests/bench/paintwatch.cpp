// SPDX-License-Identifier: MIT
#include "paintwatch.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <chrono>
#include <poll.h>
#include <set>
#include <stdexcept>

namespace {

constexpr std::chrono::seconds kPatience(20);

/// Windows may vanish while they are queried.
int ignoreError(Display *, XErrorEvent *)
{
    return 0;
}

} // namespace

PaintWatch::PaintWatch()
    : m_display(XOpenDisplay(nullptr))
{
    if (!m_display)
        throw std::runtime_error("there is no X server");
    int firstError = 0;
    if (!XDamageQueryExtension(m_display, &m_damageEvent, &firstError))
        throw std::runtime_error("the X server can't report drawing");
    XSetErrorHandler(ignoreError);
    XSelectInput(m_display, DefaultRootWindow(m_display), SubstructureNotifyMask);
    XSync(m_display, False);
}

PaintWatch::~PaintWatch()
{
    XCloseDisplay(m_display);
}

void PaintWatch::watch(Window window)
{
    // Before the window is mapped, so that no drawing is missed.
    m_damages[window] = XDamageCreate(m_display, window, XDamageReportNonEmpty);
    XFlush(m_display);
}

void PaintWatch::waitForPaint(const std::string &title)
{
    const auto giveUp = std::chrono::steady_clock::now() + kPatience;
    while (true) {
        while (XPending(m_display) > 0) {
            XEvent event;
            XNextEvent(m_display, &event);
            if (event.type == CreateNotify) {
                watch(event.xcreatewindow.window);
            } else if (event.type == m_damageEvent + XDamageNotify) {
                const auto *drawn = reinterpret_cast<const XDamageNotifyEvent *>(&event);
                if (titleOf(drawn->drawable).starts_with(title) && hasPicture(drawn->drawable))
                    return;
                XDamageSubtract(m_display, drawn->damage, None, None); // re-arms the notification
            }
        }
        if (std::chrono::steady_clock::now() > giveUp)
            throw std::runtime_error("nothing was drawn into “" + title + "”");
        pollfd connection{ConnectionNumber(m_display), POLLIN, 0};
        ::poll(&connection, 1, 100);
    }
}

void PaintWatch::forget()
{
    for (const auto &[window, damage] : m_damages)
        XDamageDestroy(m_display, damage);
    m_damages.clear();
    XSync(m_display, True);
}

std::string PaintWatch::titleOf(Window window) const
{
    const Atom name = XInternAtom(m_display, "_NET_WM_NAME", False);
    Atom type = None;
    int format = 0;
    unsigned long count = 0;
    unsigned long rest = 0;
    unsigned char *text = nullptr;
    if (XGetWindowProperty(m_display, window, name, 0, 256, False, AnyPropertyType, &type, &format, &count,
                           &rest, &text) != Success ||
        !text)
        return {};
    std::string title(reinterpret_cast<const char *>(text), count);
    XFree(text);
    return title;
}

bool PaintWatch::hasPicture(Window window) const
{
    XWindowAttributes attributes;
    if (!XGetWindowAttributes(m_display, window, &attributes) || attributes.map_state != IsViewable)
        return false;
    XImage *image = XGetImage(m_display, window, 0, 0, static_cast<unsigned>(attributes.width),
                              static_cast<unsigned>(attributes.height), AllPlanes, ZPixmap);
    if (!image)
        return false;
    constexpr std::size_t kOfText = 8; // antialiased text alone has that many colours
    std::set<unsigned long> colours;
    for (int y = 0; y < image->height && colours.size() < kOfText; ++y) {
        for (int x = 0; x < image->width; ++x)
            colours.insert(XGetPixel(image, x, y));
    }
    XDestroyImage(image);
    return colours.size() >= kOfText;
}
