//! Which processor this program was built for, and whether it runs on one.

use std::fs;

/// What each level of x86-64 adds: the compiler's name of a feature, the system's name of it, and whether this program was
/// built to use it.
macro_rules! features {
    ($($name:literal $flag:literal),+ $(,)?) => { &[$(($name, $flag, cfg!(target_feature = $name)),)+] };
}

type Feature = (&'static str, &'static str, bool);

const LEVELS: [(&str, &[Feature]); 2] = [
    (
        "x86-64-v2",
        features!["cmpxchg16b" "cx16", "popcnt" "popcnt", "sse3" "pni", "ssse3" "ssse3", "sse4.1" "sse4_1", "sse4.2" "sse4_2"],
    ),
    (
        "x86-64-v3",
        features![
            "avx" "avx", "avx2" "avx2", "bmi1" "bmi1", "bmi2" "bmi2", "f16c" "f16c", "fma" "fma", "lzcnt" "abm", "movbe" "movbe",
        ],
    ),
];

/// The highest level that this program was built for.
pub(crate) fn baseline() -> &'static str {
    if !cfg!(target_arch = "x86_64") {
        return std::env::consts::ARCH;
    }
    let reached = LEVELS.iter().take_while(|(_, features)| features.iter().all(|(_, _, is_used)| *is_used));
    reached.last().map_or("x86-64", |(name, _)| name)
}

/// Says so if this processor lacks what the program was built for: else it would end with "illegal instruction" somewhere.
pub(crate) fn look() -> Result<(), String> {
    match fs::read_to_string("/proc/cpuinfo") {
        Ok(said) if cfg!(target_arch = "x86_64") => complain(&lacking(&said)),
        // Other systems and processors are not asked.
        Ok(_) | Err(_) => Ok(()),
    }
}

fn lacking(cpuinfo: &str) -> Vec<&'static str> {
    let Some(flags) = cpuinfo.lines().find_map(|line| line.strip_prefix("flags")) else { return Vec::new() };
    let flags: Vec<&str> = flags.split_whitespace().collect();
    let used = LEVELS.iter().flat_map(|(_, features)| features.iter()).filter(|(_, _, is_used)| *is_used);
    used.filter(|(_, flag, _)| !flags.contains(flag)).map(|(name, _, _)| *name).collect()
}

fn complain(lacking: &[&str]) -> Result<(), String> {
    if lacking.is_empty() {
        return Ok(());
    }
    Err(format!("this program was built for {}, and this processor lacks {}", baseline(), lacking.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_processor_that_lacks_something_is_told_so_by_name() {
        let all: Vec<&str> =
            LEVELS.iter().flat_map(|(_, features)| features.iter()).map(|(_, flag, _)| *flag).collect();
        assert_eq!(lacking(&format!("processor : 0\nflags\t\t: fpu {}\n", all.join(" "))), [""; 0]);
        assert_eq!(lacking("no such line"), [""; 0]);
        let used = LEVELS.iter().flat_map(|(_, features)| features.iter()).filter(|(_, _, is_used)| *is_used);
        assert_eq!(lacking("flags\t\t: fpu vme\n").len(), used.count());
        let said = complain(&["popcnt", "avx2"]).unwrap_err();
        assert!(said.contains(baseline()) && said.ends_with("lacks popcnt, avx2"), "{said}");
        assert_eq!(look(), Ok(()), "whoever runs this test can run the program");
    }
}
