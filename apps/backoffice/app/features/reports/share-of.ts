/** A part of a whole in per cent with two decimals, of decimal texts of one scale; null where there is no whole. */
export function shareOf(part: string, whole: string): string | null {
  const [a, b] = [minor(part), minor(whole)];
  if (b === 0n) return null;
  const share = (a * 10_000n) / b;
  const size = share < 0n ? -share : share;
  return `${share < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

function minor(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}
