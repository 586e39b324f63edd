use super::journal::{self, Journal, difference};
use crate::{Error, Shard, Spec};
use std::path::{Path, PathBuf};

/// Joins the results of all parts of a run, in whatever order they are named, into those of the whole.
pub(crate) fn join(folder: &Path, parts: &[PathBuf]) -> Result<(Spec, Journal), Error> {
    let mut found = Vec::new();
    for path in parts {
        let (spec, records) = journal::read(path)?;
        let shard = spec.shard.ok_or_else(|| Error::at(path, "this is no part, but a whole run"))?;
        let (there, all) = (records.len(), spec.range().len());
        if there < all {
            return Err(Error::at(path, format!("this part is not finished: {there} of {all} games")));
        }
        found.push((shard, Spec { shard: None, ..spec }, records, path));
    }
    found.sort_by_key(|(shard, ..)| shard.part);
    let (Shard { of, .. }, spec, ..) = found.first().ok_or_else(|| Error::new("there is nothing to join"))?;
    let (of, spec) = (*of, spec.clone());
    for (shard, other, _, path) in &found {
        if *other != spec {
            return Err(Error::at(path, format!("a part of another run: {}", difference(other, &spec))));
        }
        if shard.of != of {
            return Err(Error::at(path, format!("a part of {}, and others are parts of {of}", shard.of)));
        }
    }
    let numbers: Vec<u32> = found.iter().map(|(shard, ..)| shard.part).collect();
    if let Some(twice) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Error::new(format!("part {} of {of} is there twice", twice[0])));
    }
    if let Some(missing) = (1..=of).find(|part| !numbers.contains(part)) {
        return Err(Error::new(format!("part {missing} of {of} is missing")));
    }

    let mut journal = Journal::open(folder, &spec)?;
    let there = journal.records.len();
    for record in found.into_iter().flat_map(|(_, _, records, _)| records).skip(there) {
        journal.add(record)?;
    }
    Ok((spec, journal))
}
