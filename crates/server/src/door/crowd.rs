use crate::rates::network;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex},
};

/// How many are here from each address; a household shares one.
#[derive(Clone)]
pub(crate) struct Crowd {
    most: usize,
    present: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One of those who are here, until it is dropped.
pub(crate) struct Place {
    crowd: Crowd,
    network: IpAddr,
}

impl Crowd {
    pub(crate) fn new(most: usize) -> Crowd {
        Crowd { most, present: Arc::default() }
    }

    /// One more from this address, if there may be.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Place> {
        let network = network(address);
        let mut present = self.present.lock().expect("nothing panics while it holds this lock");
        let count = present.get(&network).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }

        present.insert(network, count + 1);
        Some(Place { crowd: self.clone(), network })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut present = self.crowd.present.lock().expect("nothing panics while it holds this lock");
        let count = present.get(&self.network).copied().unwrap_or(0);
        if count > 1 {
            present.insert(self.network, count - 1);
        } else {
            present.remove(&self.network);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_so_many_places_and_gives_them_back() {
        let crowd = Crowd::new(2);
        let enter = |address: &str| crowd.enter(address.parse().unwrap());
        let first = enter("2001:db8::1").unwrap();
        let _second = enter("2001:db8::2").unwrap();
        assert!(enter("2001:db8::3").is_none());
        let elsewhere = [enter("192.0.2.1"), enter("::ffff:192.0.2.1")];
        assert!(elsewhere.iter().all(Option::is_some));
        assert!(enter("192.0.2.1").is_none(), "the same address in a longer coat");

        drop(first);
        assert!(enter("2001:db8::3").is_some());
        drop(elsewhere);
        assert_eq!(crowd.present.lock().unwrap().len(), 1, "who is gone is forgotten");
    }
}
