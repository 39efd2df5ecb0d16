//! Numbers that jump about, the same at every run.

/// Numbers that depend on what they are for and on the n-th thing of it alone.
pub struct Dice(u64);

impl Dice {
    /// Those of the n-th thing of a kind.
    pub fn of(kind: u64, n: usize) -> Self {
        Self(kind << 48 ^ n as u64)
    }

    /// The next one.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// From 0 to below 1.
    pub fn share(&mut self) -> f64 {
        #[allow(clippy::cast_precision_loss, reason = "53 bits are kept")]
        let share = (self.next() >> 11) as f64 / (1_u64 << 53) as f64;
        share
    }

    /// From 0 to below `most`.
    pub fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() % most.max(1) as u64).unwrap_or(0)
    }

    /// From one number to another, both of them too.
    pub fn between(&mut self, from: i64, to: i64) -> i64 {
        from + i64::try_from(self.next() % u64::try_from(to - from + 1).unwrap_or(1)).unwrap_or(0)
    }

    /// From 0 to below `most`, the low ones much more often: what people like is not spread evenly.
    pub fn liked(&mut self, most: usize) -> usize {
        #[allow(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a place in a list of a million"
        )]
        let place = (most as f64 * self.share().powi(3)) as usize;
        place.min(most.saturating_sub(1))
    }

    /// Whether something happens that does so in so many of a hundred cases.
    pub fn percent(&mut self, chance: u64) -> bool {
        self.next() % 100 < chance
    }

    /// One of a list.
    pub fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}
