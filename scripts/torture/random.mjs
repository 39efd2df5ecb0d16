/** Choices that can be had again: the same seed chooses alike, though a busy machine is never at the same moment. */

/** A source of choices of its own for each part, so that leaving one part out does not change the others. */
export function randomOf(seed, part) {
  let state = 1;
  for (const letter of `${seed} ${part}`)
    state = (Math.imul(state, 31) + letter.codePointAt(0)) >>> 0;
  state ||= 1;

  /** From 0 to below 1, by a shift register of 32 bits. */
  function next() {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  }
  for (let n = 0; n < 16; n += 1) next();

  return {
    chance: (probability) => next() < probability,
    between: (least, most) => least + next() * (most - least),
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}
