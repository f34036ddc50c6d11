/** Complex numbers, real and imaginary parts apart. */
export interface Complex {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

export function zeros(length: number): Complex {
  return { re: new Float64Array(length), im: new Float64Array(length) };
}

/**
 * Replaces `a[0], a[1] …` by the sums over n of a[n]·e^(2πi·k·n/length), in place. The length is a power of two. Twice gives
 * length × a, backwards from place 0: `a[k]` stands at (length − k) modulo length.
 */
export function transform({ re, im }: Complex): void {
  const { length } = re;
  reverseBits(re);
  reverseBits(im);
  for (let half = 1; half < length; half *= 2) {
    const cos = new Float64Array(half);
    const sin = new Float64Array(half);
    for (let k = 0; k < half; k += 1) {
      cos[k] = Math.cos((Math.PI * k) / half);
      sin[k] = Math.sin((Math.PI * k) / half);
    }
    for (let from = 0; from < length; from += 2 * half)
      for (let k = 0; k < half; k += 1) {
        const a = from + k;
        const b = a + half;
        const turnedRe = re[b]! * cos[k]! - im[b]! * sin[k]!;
        const turnedIm = re[b]! * sin[k]! + im[b]! * cos[k]!;
        re[b] = re[a]! - turnedRe;
        im[b] = im[a]! - turnedIm;
        re[a]! += turnedRe;
        im[a]! += turnedIm;
      }
  }
}

/** Brings every number to the place whose binary digits are its own backwards. */
function reverseBits(values: Float64Array): void {
  let reversed = 0;
  for (let place = 1; place < values.length; place += 1) {
    let bit = values.length / 2;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (place < reversed) {
      const kept = values[place]!;
      values[place] = values[reversed]!;
      values[reversed] = kept;
    }
  }
}
