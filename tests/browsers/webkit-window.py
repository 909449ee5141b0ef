#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: no toolbar, so that it can be as narrow as a phone."""

import os
import pty
import threading
import tty

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

HOME = os.environ["WEBKIT_HOME"]


def copy(source, file):
    while data := os.read(source, 65536):
        with open(file, "ab") as log:
            log.write(data)


# The web process keeps console messages in its buffer unless it prints to a terminal.
terminal, end = pty.openpty()
tty.setraw(end)
os.dup2(end, 1)
os.dup2(end, 2)
threading.Thread(target=copy, args=(terminal, os.path.join(HOME, "console")), daemon=True).start()

# Not ephemeral, because WebKit prints no console messages for ephemeral contexts.
data = WebKit2.WebsiteDataManager(base_data_directory=HOME, base_cache_directory=HOME)
data.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(os.environ["WEBKIT_PROXY"], None)
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def create(_session):
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        enable_page_cache=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
    )
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    session.set_application_info(info)
    session.connect("create-web-view", create)


# Keeps references, because WebKit fails if Python frees a download in progress.
downloads = []


def save(download, name):
    download.set_destination("file://" + os.path.join(HOME, "downloads", name))
    return True


def begin(_context, download):
    downloads.append(download)
    download.connect("decide-destination", save)


context.connect("automation-started", start)
context.connect("download-started", begin)
Gtk.main()
