/** Minor units as a statement casts them to text. */
export function minorOrNull(text: string | null | undefined): bigint | null {
  return text === null || text === undefined ? null : BigInt(text);
}

export function minorOf(text: string | null | undefined): bigint {
  return minorOrNull(text) ?? 0n;
}
