//! What operators read about limits is what the server has.

use expect_test::expect_file;
use server::{Limit, Limits};
use std::fmt::Write;

#[test]
fn the_documented_limits_are_those_that_hold() {
    let mut text = String::from(
        "# Limits\n\n\
         How much anybody may ask of a server. People never meet these limits; floods do, and are told so politely: by a 429 that\n\
         says when to try again, or by a line that closes. An operator may change each of them by its name (see\n\
         [hosting.md](hosting.md)). This list is written by a test from the server itself (`UPDATE_EXPECT=1`).\n\n\
         - A rate such as `200+1/s` is 200 at once, and one more every second. It holds for each address, with IPv6 for each\n\
         \u{20} network of 64 bits, and for each server: on several machines each counts for itself.\n\
         - A time is written like `500ms`, `10s`, `5min`, `2h` or `7d`; a size in bytes.\n\
         - An address is the one that connects, or, if that is a trusted proxy, the last in `X-Forwarded-For` that is none.\n\n\
         One address is often many people. The busiest we reckon with is a club or a school of a hundred behind one: fifty tables\n\
         laid within minutes and as many again in the hour, a page and a telephone each and some left open. Hence 60 tables at once\n\
         and 72 more an hour, and 300 sockets; rematches have a rate of their own. Whoever hosts for more, or measures, says so:\n\
         `--limit tables-per-address=600+5/s`.\n\n\
         | Limit | Unless changed | What it is for |\n|---|---|---|\n",
    );
    for Limit { name, value, meaning } in Limits::default().all() {
        writeln!(text, "| `{name}` | `{value}` | {meaning} |").unwrap();
    }
    expect_file!["../../../../docs/limits.md"].assert_eq(&text);
}
