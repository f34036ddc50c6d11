/** How long it stays open by the halves of its seal. */
export const openByHalvesMs = 3_600_000;

export const halfBytes = 16;
const inFours = /.{4}/g;

/** A half of a seal as it is written on paper. */
export function writeHalf(bytes: Buffer): string {
  return (bytes.toString('hex').match(inFours) ?? []).join('-');
}

/** What somebody has typed from paper; null where it is no half. */
export function readHalf(typed: string): string | null {
  const hex = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return /^[\da-f]+$/.test(hex) && hex.length === halfBytes * 2 ? hex : null;
}
