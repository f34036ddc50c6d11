import { constants, crc32, deflateRawSync } from 'node:zlib';
import { noncePlaceholder } from '@halls/contract/page';

/** Length of a nonce in characters: 16 random bytes in base64url. */
export const nonceLength = 22;

export interface SplicedDocument {
  readonly plain: SplicedBody;
  /** The same as a gzip file. */
  readonly gzip: SplicedBody;
}

/** A body in which only the nonces differ from visitor to visitor. */
export interface SplicedBody {
  /** In bytes; the same for every nonce. */
  readonly length: number;
  /**
   * The body with `nonce` at every placeholder. `sent` must be called once the bytes are out of
   * use, for they serve the next visitor; not calling it costs no more than a copy.
   */
  fill(nonce: string): { readonly bytes: Buffer; readonly sent: () => void };
}

/**
 * Prepares a document so that each visitor gets a nonce of their own without rendering or
 * compressing again.
 *
 * The text between two nonces is compressed on its own (a full flush, so that no match reaches
 * across) and each nonce stands in a stored block, uncompressed and at a known offset (RFC 1951
 * §3.2.4). A response is then the nonces written over the last visitor's, and a new CRC.
 */
export function spliceDocument(html: string): SplicedDocument {
  const parts = html.split(noncePlaceholder).map((part) => Buffer.from(part));
  const plain = joinWithGaps(parts);
  const gzip = joinWithGaps(compressed(parts, plain.bytes.length));
  const crcOf = crcByNonce(plain);
  const crcOffset = gzip.bytes.length - 8;
  return {
    plain: createBody(plain, () => {}),
    gzip: createBody(gzip, (bytes, nonce) => bytes.writeUInt32LE(crcOf(nonce), crcOffset)),
  };
}

interface Template {
  readonly bytes: Buffer;
  readonly gaps: readonly number[];
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const storedNonceHeader = Buffer.from([0, nonceLength, 0, ~nonceLength & 0xff, 0xff]);
const finalEmptyBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

function compressed(parts: readonly Buffer[], plainLength: number): Buffer[] {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(plainLength, 4);
  return parts.map((part, index) => {
    const blocks = deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
    const head = index === 0 ? [gzipHeader] : [];
    const tail = index === parts.length - 1 ? [finalEmptyBlock, trailer] : [storedNonceHeader];
    return Buffer.concat([...head, blocks, ...tail]);
  });
}

function joinWithGaps(parts: readonly Buffer[]): Template {
  const gaps: number[] = [];
  const pieces: Buffer[] = [];
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      gaps.push(length);
      pieces.push(Buffer.alloc(nonceLength));
      length += nonceLength;
    }
    pieces.push(part);
    length += part.length;
  }
  return { bytes: Buffer.concat(pieces), gaps };
}

function createBody({ bytes, gaps }: Template, finish: (bytes: Buffer, nonce: string) => void): SplicedBody {
  let isOut = false;
  const sent = () => {
    isOut = false;
  };
  const sentCopy = () => {};

  return {
    length: bytes.length,
    fill(nonce) {
      if (nonce.length !== nonceLength)
        throw new RangeError(`a nonce has ${nonceLength} characters, not ${nonce.length}`);
      // a visitor whose connection is slow still has the bytes; what they have of a nonce is written over
      const isCopy = isOut;
      const target = isCopy ? Buffer.from(bytes) : bytes;
      isOut = true;
      for (const offset of gaps) target.write(nonce, offset, 'latin1');
      finish(target, nonce);
      return { bytes: target, sent: isCopy ? sentCopy : sent };
    },
  };
}

/**
 * The CRC of a document by its nonce without reading the document again. A CRC is linear over xor:
 * each character of the nonce changes it by an amount of its own, whatever the others are.
 */
function crcByNonce({ bytes, gaps }: Template): (nonce: string) => number {
  const empty = Buffer.from(bytes);
  for (const offset of gaps) empty.fill(0, offset, offset + nonceLength);
  const emptyCrc = crc32(empty);

  const changes = new Array<Int32Array>(nonceLength);
  let byBit = Array.from({ length: 7 }, (_, bit) => {
    for (const offset of gaps) empty[offset + nonceLength - 1] = 1 << bit;
    return crc32(empty) ^ emptyCrc;
  });
  for (let position = nonceLength - 1; position >= 0; position -= 1) {
    changes[position] = changeByCharacter(byBit);
    // the character before: the same change with one more byte after it
    byBit = byBit.map((change) => (change >>> 8) ^ (crcOfByte[change & 0xff] as number));
  }
  return (nonce) => {
    let crc = emptyCrc;
    for (const [position, byCharacter] of changes.entries())
      crc ^= byCharacter[nonce.charCodeAt(position)] as number;
    return crc >>> 0;
  };
}

function changeByCharacter(byBit: readonly number[]): Int32Array {
  const combine = (character: number) =>
    byBit.reduce((sum, change, bit) => (character & (1 << bit) ? sum ^ change : sum), 0);
  return Int32Array.from({ length: 128 }, (_, character) => combine(character));
}

const crcOfByte = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
