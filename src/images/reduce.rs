//! Shrinks a picture by a whole factor while its rows are decoded, so that a large one is never in memory as
//! a whole.

use fast_image_resize::PixelType;

/// The whole factor by which decoding may shrink a picture that will be resized to `target`: half as many
/// pixels again stay in each direction, so that the last, fine resize decides the quality.
pub(super) fn factor((width, height): (u32, u32), target: (u32, u32)) -> u32 {
    let of = |side: u32, target: u32| u64::from(side) * 2 / (u64::from(target.max(1)) * 3);
    u32::try_from(of(width, target.0).min(of(height, target.1))).unwrap_or(u32::MAX).max(1)
}

/// Averages squares of `factor` by `factor` pixels; a transparent pixel's colour does not count.
pub(super) struct Reducer {
    factor: usize,
    width: usize,
    channels: usize,
    alpha: bool,
    sums: Vec<u32>,
    rows: usize,
    pixels: Vec<u8>,
}

impl Reducer {
    /// For rows of `width` pixels of one of the four 8-bit kinds.
    pub fn new(width: u32, kind: PixelType, factor: u32) -> Option<Self> {
        let (channels, alpha) = match kind {
            PixelType::U8 => (1, false),
            PixelType::U8x2 => (2, true),
            PixelType::U8x3 => (3, false),
            PixelType::U8x4 => (4, true),
            _ => return None,
        };
        let (width, factor) = (usize::try_from(width).ok()?, usize::try_from(factor).ok()?.max(1));
        let sums = vec![0; width.div_ceil(factor) * channels];
        Some(Self { factor, width, channels, alpha, sums, rows: 0, pixels: Vec::new() })
    }

    /// Takes the next row, from the top.
    pub fn row(&mut self, row: &[u8]) {
        if self.factor == 1 {
            self.pixels.extend_from_slice(row);
            return;
        }
        let squares = row.chunks(self.factor * self.channels);
        for (square, sums) in squares.zip(self.sums.chunks_exact_mut(self.channels)) {
            for pixel in square.chunks_exact(self.channels) {
                let weight = if self.alpha { pixel.last().map_or(0, |&alpha| u32::from(alpha)) } else { 1 };
                for (sum, &value) in sums.iter_mut().zip(pixel) {
                    *sum += u32::from(value) * weight;
                }
                if let (true, Some(sum)) = (self.alpha, sums.last_mut()) {
                    *sum = *sum - weight * weight + weight;
                }
            }
        }
        self.rows += 1;
        if self.rows == self.factor {
            self.flush();
        }
    }

    /// The smaller picture's pixels; sides are rounded up.
    pub fn finish(mut self) -> Vec<u8> {
        if self.rows > 0 {
            self.flush();
        }
        self.pixels
    }

    fn flush(&mut self) {
        let mut left = self.width;
        for sums in self.sums.chunks_exact_mut(self.channels) {
            let columns = left.min(self.factor);
            left -= columns;
            let count = u32::try_from(columns * self.rows).unwrap_or(u32::MAX).max(1);
            let weight = if self.alpha { sums.last().map_or(0, |&alpha| alpha) } else { count };
            let last = self.channels - usize::from(self.alpha);
            for (channel, sum) in sums.iter_mut().enumerate() {
                let divisor = if channel < last { weight } else { count };
                let average = (*sum + divisor / 2).checked_div(divisor).unwrap_or(0);
                self.pixels.push(u8::try_from(average).unwrap_or(u8::MAX));
                *sum = 0;
            }
        }
        self.rows = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reduce(width: u32, kind: PixelType, factor: u32, rows: &[&[u8]]) -> Vec<u8> {
        let mut reducer = Reducer::new(width, kind, factor).unwrap();
        for row in rows {
            reducer.row(row);
        }
        reducer.finish()
    }

    #[test]
    fn squares_are_averaged_and_edges_too() {
        let rows: [&[u8]; 3] = [&[10, 20, 90], &[30, 40, 110], &[50, 70, 7]];
        assert_eq!(reduce(3, PixelType::U8, 2, &rows), [25, 100, 60, 7]);
        assert_eq!(reduce(3, PixelType::U8, 1, &rows), rows.concat());
        assert_eq!(
            reduce(2, PixelType::U8x3, 2, &[&[0, 0, 0, 10, 20, 30], &[0, 0, 0, 10, 20, 30]]),
            [5, 10, 15]
        );
    }

    #[test]
    fn transparent_colours_do_not_count() {
        let row: &[u8] = &[200, 100, 50, 255, 9, 9, 9, 0];
        assert_eq!(reduce(2, PixelType::U8x4, 2, &[row, row]), [200, 100, 50, 128]);
        assert_eq!(reduce(2, PixelType::U8x2, 2, &[&[77, 0, 88, 0]]), [0, 0]);
    }

    #[test]
    fn factors_leave_enough_for_the_last_resize() {
        assert_eq!(factor((8000, 5000), (1280, 800)), 4);
        assert_eq!(factor((4000, 3000), (1280, 960)), 2);
        assert_eq!(factor((1280, 960), (1280, 960)), 1);
        assert_eq!(factor((8000, 4), (1280, 1)), 2);
        assert_eq!(factor((1, 1), (1, 1)), 1);
    }
}
