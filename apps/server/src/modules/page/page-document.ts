import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body can go out, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface EncodedBody {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  /** Strong: the same for the same bytes under the same policy, and for nothing else. */
  readonly etag: string;
}

/** A rendered page as it goes out: the same bytes for every visitor who is shown it. */
export interface PageDocument {
  readonly policy: string;
  /** Compressed once, when the first visitor asks for it so. */
  as(encoding: Encoding): Promise<EncodedBody>;
  /** The same if it is made already. */
  ready(encoding: Encoding): EncodedBody | undefined;
}

const pack: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  // a page lives for seconds: the highest levels would cost more than they save
  br: (plain) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    return promisify(brotliCompress)(plain, { params });
  },
  gzip: (plain) => promisify(gzip)(plain, { level: 9 }),
  identity: (plain) => Promise.resolve(plain),
};

/** `policy` is the content security policy that names the hashes of what stands in `html`. */
export function createPageDocument(html: string, policy: string): PageDocument {
  const plain = Buffer.from(html);
  // whoever is told 304 keeps the headers of before, so they are part of what has not changed
  const digest = createHash('sha256').update(policy).update('\n').update(plain).digest('base64url');
  const name = digest.slice(0, 22);
  const making = new Map<Encoding, Promise<EncodedBody>>();
  const made = new Map<Encoding, EncodedBody>();

  async function make(encoding: Encoding): Promise<EncodedBody> {
    const etag = encoding === 'identity' ? `"${name}"` : `"${name}-${encoding}"`;
    const body = { encoding, bytes: await pack[encoding](plain), etag };
    made.set(encoding, body);
    return body;
  }

  return {
    policy,
    as(encoding) {
      const started = making.get(encoding) ?? make(encoding);
      making.set(encoding, started);
      return started;
    },
    ready: (encoding) => made.get(encoding),
  };
}

/** The best that a visitor takes by `Accept-Encoding`; what is refused with `q=0` is not taken. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const takes = (encoding: Encoding) =>
    new RegExp(`(?:^|[,\\s])${encoding}(?:$|[,\\s;])`).test(accepted) &&
    !new RegExp(`(?:^|[,\\s])${encoding}\\s*;\\s*q=0(?:\\.0*)?(?:$|[,\\s])`).test(accepted);
  return encodings.find((encoding) => encoding !== 'identity' && takes(encoding)) ?? 'identity';
}

/**
 * What a 304 says (RFC 9110 §15.4.5). The rest stands in the answer that the visitor has, whose policy
 * is the same: it is part of the tag.
 */
export const headersOf304: ReadonlySet<string> = new Set(['cache-control', 'etag', 'vary', 'x-request-id']);

/** Whether a visitor has these bytes already, by `If-None-Match` (RFC 9110 §13.1.2). */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
