use crate::stop::Stop;
use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

/// The folder of the checkout.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies inside the checkout")
}

/// Where cargo puts what it builds with `--release`.
pub(crate) fn release_folder() -> PathBuf {
    target_folder().join("release")
}

/// Where cargo puts what it builds.
pub(crate) fn target_folder() -> PathBuf {
    root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The text files of a checkout in memory, by their path from its root with `/` between folders. The checks work
/// on this, so that their tests need no disk.
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

/// What we did not write, or write by a program.
const FOREIGN: [&str; 4] = ["node_modules", "target", "dist", "test-results"];
const TEXTS: [&str; 9] = ["css", "html", "js", "json", "md", "play", "rs", "svelte", "ts"];

impl Tree {
    /// Reads the parts of the checkout that the checks look at.
    pub(crate) fn of_checkout() -> Result<Tree, Stop> {
        let mut files = BTreeMap::new();
        for folder in ["crates", "rulebook", "web", "xtask"] {
            read_into(&mut files, folder, &root().join(folder))
                .map_err(|error| Stop::usage(format!("cannot read {folder}: {error}")))?;
        }
        for file in ["CONTRIBUTING.md", "GLOSSARY.md"] {
            let text = fs::read_to_string(root().join(file))
                .map_err(|error| Stop::usage(format!("cannot read {file}: {error}")))?;
            files.insert(file.to_owned(), text);
        }
        Ok(Tree { files })
    }

    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        Tree { files: files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect() }
    }

    pub(crate) fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Every file, path and text.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files below a folder whose names end so.
    pub(crate) fn under<'a>(
        &'a self,
        folder: &'a str,
        ending: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files().filter(move |(path, _)| path.starts_with(folder) && path.ends_with(ending))
    }
}

fn read_into(files: &mut BTreeMap<String, String>, name: &str, path: &Path) -> io::Result<()> {
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        let inner = entry.file_name().to_string_lossy().into_owned();
        let inner_path = format!("{name}/{inner}");
        if entry.file_type()?.is_dir() {
            if !inner.starts_with('.') && !FOREIGN.contains(&inner.as_str()) {
                read_into(files, &inner_path, &entry.path())?;
            }
        } else if inner == "Cargo.toml" || TEXTS.iter().any(|ending| inner.ends_with(&format!(".{ending}"))) {
            files.insert(inner_path, fs::read_to_string(entry.path())?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checkout_is_read_without_what_is_foreign() {
        let tree = Tree::of_checkout().unwrap();
        assert!(tree.get("xtask/src/tree.rs").is_some_and(|text| text.contains("fn of_checkout")));
        assert!(tree.get("xtask/Cargo.toml").is_some());
        assert!(tree.files().all(|(path, _)| !path.contains("node_modules")));
    }

    #[test]
    fn under_looks_at_folder_and_ending() {
        let tree = Tree::of(&[("a/x.rs", ""), ("a/b/y.rs", ""), ("a/z.md", ""), ("b/x.rs", "")]);
        assert_eq!(tree.under("a/", ".rs").map(|(path, _)| path).collect::<Vec<_>>(), ["a/b/y.rs", "a/x.rs"]);
    }
}
