import { createDraw, type Draw } from './draw.ts';
import { assertRoundSeed, blockMessage, bytesOfHex, hexOfBytes, type RoundSeed } from './round-seed.ts';

/**
 * Runs `play` on the round's draws with WebCrypto (browsers, and Node too).
 * WebCrypto answers later while a game draws at once, so the stream is made ahead; a game that needs more
 * than was made starts over with twice as much. `play` must depend on its draws and the round's number alone.
 */
export async function playRound<T>(seed: RoundSeed, play: (draw: Draw) => T): Promise<T> {
  assertRoundSeed(seed);
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOfHex(seed.serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  let bytes: number[] = [];
  for (let blockCount = 8; blockCount <= maxBlockCount; blockCount *= 2) {
    bytes = bytes.concat(...(await Promise.all(blocks(key, seed, bytes.length / 32, blockCount))));
    try {
      return play(createDraw(reader(bytes), undefined, seed.nonce));
    } catch (error) {
      if (error !== streamUsedUp) throw error;
    }
  }
  throw new RangeError(`a round draws at most ${maxBlockCount} blocks`);
}

/** SHA-256 of the server seed's bytes: what is shown before play. */
export async function commitmentOf(serverSeed: string): Promise<string> {
  return sha256Hex(bytesOfHex(serverSeed));
}

export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOfBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

const maxBlockCount = 4096;
type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const streamUsedUp = new Error('the stream is used up');

function blocks(key: HmacKey, seed: RoundSeed, from: number, to: number): Promise<number[]>[] {
  const encoder = new TextEncoder();
  return Array.from({ length: to - from }, async (_, offset) => {
    const message = encoder.encode(blockMessage(seed, from + offset));
    return [...new Uint8Array(await crypto.subtle.sign('HMAC', key, message))];
  });
}

function reader(bytes: readonly number[]): () => number {
  let position = 0;
  return () => {
    const byte = bytes[position];
    if (byte === undefined) throw streamUsedUp;
    position += 1;
    return byte;
  };
}
