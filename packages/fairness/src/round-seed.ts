/** What a round's chance is made from. The server seed stays secret until it is rotated. */
export type RoundSeed = {
  /** 32 bytes as 64 lower-case hex digits. */
  serverSeed: string;
  /** Chosen by the player: 1 to 64 characters of printable ASCII. */
  clientSeed: string;
  /** 0, 1, 2 … for each round played with the pair of seeds. */
  nonce: number;
  /** Names another stream of the same round, beside the game's own: lower-case letters. */
  domain?: string;
};

/** Block `index` of the stream is HMAC-SHA256(server seed bytes, this text as UTF-8). */
export function blockMessage({ clientSeed, nonce, domain }: RoundSeed, index: number): string {
  // a nonce is a number and a domain is not, so no two streams share a message, whatever the client seed
  return domain === undefined
    ? `${clientSeed}:${nonce}:${index}`
    : `${clientSeed}:${nonce}:${domain}:${index}`;
}

export function isServerSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

export function isClientSeed(text: string): boolean {
  return /^[\x20-\x7e]{1,64}$/.test(text);
}

export function assertRoundSeed(seed: RoundSeed): void {
  if (!isServerSeed(seed.serverSeed)) throw new RangeError('a server seed is 64 lower-case hex digits');
  if (!isClientSeed(seed.clientSeed))
    throw new RangeError('a client seed is 1 to 64 characters of printable ASCII');
  if (!Number.isSafeInteger(seed.nonce) || seed.nonce < 0)
    throw new RangeError(`a nonce is 0 or more, not ${seed.nonce}`);
  if (seed.domain !== undefined && !/^[a-z]{1,16}$/.test(seed.domain))
    throw new RangeError(`a domain is 1 to 16 lower-case letters, not ${seed.domain}`);
}

export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16);
  return bytes;
}

export function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
