/// Sorts a short list, as `sort_by` does: equal ones stay as they stand. What the library sorts by is made for long lists, and
/// comes once for every type and order: in the page it would be a twentieth of the engine.
///
/// ```
/// let mut words = ["tram", "den", "car", "bank"];
/// tabletop::in_order(&mut words, |a, b| a.len() < b.len());
/// assert_eq!(words, ["den", "car", "tram", "bank"]);
/// ```
pub fn in_order<T>(list: &mut [T], precedes: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && precedes(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}
