/** A client seed of the browser's own making: 16 random bytes as hex digits. */
export function makeClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
