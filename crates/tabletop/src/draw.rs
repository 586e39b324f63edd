use std::{cell::RefCell, num::NonZeroU32};

/// A source of fair draws.
///
/// ```
/// use std::num::NonZeroU32;
/// use tabletop::{Draw, QuickDice};
///
/// let mut dice = QuickDice::new(1);
/// let six = NonZeroU32::new(6).unwrap();
/// assert!((0..1000).all(|_| dice.below(six) < 6));
/// ```
pub trait Draw {
    /// One of `0..n`, each equally likely.
    fn below(&mut self, n: NonZeroU32) -> u32;

    /// One of these, each equally likely.
    ///
    /// ```
    /// use tabletop::{Draw, QuickDice};
    ///
    /// let colours = ["red", "green", "blue"];
    /// assert!(colours.contains(QuickDice::new(1).pick(&colours)));
    /// ```
    ///
    /// # Panics
    ///
    /// If there is nothing to pick from.
    #[inline]
    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T
    where
        Self: Sized,
    {
        let count = NonZeroU32::new(from.len() as u32).expect("there is something to pick from");
        &from[self.below(count) as usize]
    }
}

impl<D: Draw + ?Sized> Draw for &mut D {
    #[inline]
    fn below(&mut self, n: NonZeroU32) -> u32 {
        (**self).below(n)
    }
}

/// Luck that several share: nature, say, and those who play at random.
impl<D: Draw> Draw for &RefCell<D> {
    #[inline]
    fn below(&mut self, n: NonZeroU32) -> u32 {
        self.borrow_mut().below(n)
    }
}

/// Luck for simulations: several times as fast as the official dice, as fair, but foreseeable from a few draws. Never for
/// a match that people play. (The generator is known as SplitMix64.)
#[derive(Clone)]
pub struct QuickDice(u64);

impl QuickDice {
    /// The same seed gives the same draws.
    pub fn new(seed: u64) -> QuickDice {
        QuickDice(seed)
    }

    /// Quick dice that follow from a draw of others.
    pub fn drawn(from: &mut impl Draw) -> QuickDice {
        let mut half = || u64::from(from.below(NonZeroU32::MAX));
        QuickDice(half() << 32 | half())
    }
}

impl Draw for QuickDice {
    #[inline]
    fn below(&mut self, n: NonZeroU32) -> u32 {
        fair(n, || {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = self.0;
            word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            (word ^ word >> 31) as u32
        })
    }
}

/// The upper half of `word × n`. Words whose lower half is below `2³² mod n` are thrown away, so that every outcome is
/// left with equally many words.
#[inline]
pub(crate) fn fair(n: NonZeroU32, mut word: impl FnMut() -> u32) -> u32 {
    let n = n.get();
    loop {
        let product = u64::from(word()) * u64::from(n);
        let (outcome, remainder) = ((product >> 32) as u32, product as u32);
        // The remainder is nearly always at least n, which spares us the division.
        if remainder >= n || remainder >= n.wrapping_neg() % n {
            return outcome;
        }
    }
}
