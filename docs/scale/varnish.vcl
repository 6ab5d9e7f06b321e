vcl 4.1;
# Varnish in front of `olympair site --serve` or of a web server that has the site: pages for a second, and while they are asked for anew the old ones
# for ten; flags and assets for ever; who wants to be told live is let through. (docs/scale.md)
import std;

backend default {
    .host = "127.0.0.1";
    .port = "8081";
}

sub vcl_recv {
    if (req.url ~ "/live$") {
        return (pipe);
    }
    unset req.http.Cookie;
    # Nothing depends on the words behind the address but ?now=, which names a version.
    if (req.url !~ "\?now=") {
        set req.url = regsub(req.url, "\?.*$", "");
    }
}

sub vcl_pipe {
    set bereq.http.Connection = "close";
}

sub vcl_backend_response {
    if (beresp.http.CDN-Cache-Control ~ "max-age=") {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 1s);
        set beresp.grace = 10s;
    } elsif (beresp.http.Cache-Control !~ "immutable") {
        set beresp.ttl = 1s;
        set beresp.grace = 10s;
    }
    if (beresp.status >= 500) {
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
    }
    # "no-cache" is said to browsers.
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.CDN-Cache-Control;
}
