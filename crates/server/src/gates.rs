//! Room for so many at once, and for so many from one address: the others are told to come again.

use crate::rates::network;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Where it is seen whether there is room.
pub(crate) struct Gates {
    inside: Arc<Inside>,
    at_once: usize,
    from_address: usize,
}

#[derive(Default)]
struct Inside {
    /// How many are inside, by address; nobody who has none.
    count: Mutex<HashMap<IpAddr, usize>>,
}

/// Somebody who is inside, until this is dropped.
pub(crate) struct Entered {
    inside: Arc<Inside>,
    address: IpAddr,
}

impl Gates {
    pub(crate) fn new(at_once: usize, from_address: usize) -> Gates {
        Gates { inside: Arc::default(), at_once, from_address }
    }

    /// None if there is no room now.
    pub(crate) fn try_enter(&self, address: IpAddr) -> Option<Entered> {
        let address = network(address);
        let mut count = self.inside.count();
        let mine = count.get(&address).copied().unwrap_or_default();
        if mine >= self.from_address || count.values().sum::<usize>() >= self.at_once {
            return None;
        }

        count.insert(address, mine + 1);
        Some(Entered { inside: Arc::clone(&self.inside), address })
    }
}

impl Inside {
    fn count(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.count.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut count = self.inside.count();
        if let Some(mine) = count.get_mut(&self.address) {
            *mine -= 1;
            if *mine == 0 {
                count.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn there_is_room_for_so_many_and_one_address_leaves_some_of_it_to_others() {
        let gates = Gates::new(3, 2);
        let mine: Vec<_> = (0..9).filter_map(|_| gates.try_enter(address(1))).collect();
        assert_eq!(mine.len(), 2);
        let other = gates.try_enter(address(2)).expect("there is room for another");
        assert!(gates.try_enter(address(3)).is_none(), "it is full");
        drop((mine, other));
        assert!(gates.inside.count().is_empty(), "nobody is remembered who has left");
    }
}
