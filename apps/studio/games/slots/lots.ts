/** The index that `nextWeighted` gives for each number that it draws: whoever draws often looks it up. */
export function createLots(weights: readonly number[]): Uint8Array {
  return Uint8Array.from(weights.flatMap((weight, index) => new Array<number>(weight).fill(index)));
}
