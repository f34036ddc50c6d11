import { constants, crc32, deflateRawSync } from 'node:zlib';
import { noncePlaceholder } from '@halls/contract/page';

/** Length of a nonce in characters: 16 random bytes in base64url. */
export const nonceLength = 22;

export interface SplicedDocument {
  /** The document with `nonce` at every placeholder. */
  plain(nonce: string): Buffer;
  /** The same as a gzip file. */
  gzip(nonce: string): Buffer;
}

/**
 * Prepares a document so that each visitor gets a nonce of their own without rendering or
 * compressing again.
 *
 * The text between two nonces is compressed on its own (a full flush, so that no match reaches
 * across) and each nonce stands in a stored block, uncompressed and at a known offset (RFC 1951
 * §3.2.4). A response is then a copy, the nonces, and a new CRC.
 */
export function spliceDocument(html: string): SplicedDocument {
  const parts = html.split(noncePlaceholder).map((part) => Buffer.from(part));
  const plainTemplate = joinWithGaps(parts, Buffer.alloc(nonceLength));
  const gzipTemplate = joinWithGaps(compressed(parts), Buffer.alloc(nonceLength));

  const plain = (nonce: string) => fill(plainTemplate, nonce);
  return {
    plain,
    gzip(nonce) {
      const file = fill(gzipTemplate, nonce);
      file.writeUInt32LE(crc32(plain(nonce)), file.length - 8);
      file.writeUInt32LE(plainTemplate.bytes.length, file.length - 4);
      return file;
    },
  };
}

interface Template {
  readonly bytes: Buffer;
  readonly gaps: readonly number[];
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const storedNonceHeader = Buffer.from([0, nonceLength, 0, ~nonceLength & 0xff, 0xff]);
const finalEmptyBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);
const trailer = Buffer.alloc(8);

function compressed(parts: readonly Buffer[]): Buffer[] {
  return parts.map((part, index) => {
    const blocks = deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
    const head = index === 0 ? [gzipHeader] : [];
    const tail = index === parts.length - 1 ? [finalEmptyBlock, trailer] : [storedNonceHeader];
    return Buffer.concat([...head, blocks, ...tail]);
  });
}

function joinWithGaps(parts: readonly Buffer[], gap: Buffer): Template {
  const gaps: number[] = [];
  const pieces: Buffer[] = [];
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      gaps.push(length);
      pieces.push(gap);
      length += gap.length;
    }
    pieces.push(part);
    length += part.length;
  }
  return { bytes: Buffer.concat(pieces), gaps };
}

function fill(template: Template, nonce: string): Buffer {
  if (nonce.length !== nonceLength) throw new RangeError(`a nonce has ${nonceLength} characters, not ${nonce.length}`);
  const copy = Buffer.from(template.bytes);
  for (const offset of template.gaps) copy.write(nonce, offset, 'latin1');
  return copy;
}
