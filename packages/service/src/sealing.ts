import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface SealingKey {
  /** Names the key in what it has sealed. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** Keeps secrets in a database that cannot read them: AES-256-GCM under keys that the database does not hold. */
export interface Sealing {
  /**
   * Seals under the first key. `context` says what the secret belongs to, such as `provider_connection:1:GPR8`: sealed
   * text that was moved to another place does not open there.
   */
  seal(plain: string, context: string): string;
  /** Throws a SealingError where the key is unknown, or text or context are not those that were sealed. */
  open(sealed: string, context: string): string;
  /** False for what another key than the first has sealed: it wants to be sealed anew. */
  isCurrent(sealed: string): boolean;
  /** What all that the first key has sealed begins with. */
  readonly currentPrefix: string;
}

export class SealingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SealingError';
  }
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const mark = 'sealed';

/** The first key seals; all of them open, so that keys can be changed while old text still stands. */
export function createSealing(keys: readonly SealingKey[]): Sealing {
  const [current] = keys;
  if (!current) throw new SealingError('a sealing needs a key');
  const currentPrefix = `${mark}:${current.id}:`;

  return {
    seal(plain, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current.key, iv).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const packed = Buffer.concat([iv, cipher.getAuthTag(), text]);
      return currentPrefix + packed.toString('base64url');
    },

    open(sealed, context) {
      const [first, id, body, ...rest] = sealed.split(':');
      const key = keys.find((known) => known.id === id)?.key;
      const packed = Buffer.from(body ?? '', 'base64url');
      if (first !== mark || rest.length > 0 || packed.length < ivBytes + tagBytes)
        throw new SealingError('this is not sealed text');
      if (!key) throw new SealingError(`the key "${id}" is not among the keys that were given`);
      const decipher = createDecipheriv(algorithm, key, packed.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(packed.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = decipher.update(packed.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        // the cipher says no more than that it does not fit
        throw new SealingError(`the key "${id}" does not open the secret of ${context}`);
      }
    },

    isCurrent: (sealed) => sealed.startsWith(currentPrefix),
    currentPrefix,
  };
}

/** True for what a sealing made, whichever key it was; a secret in clear is told apart by it. */
export function isSealed(text: string): boolean {
  return text.startsWith(`${mark}:`);
}

/**
 * Reads a setting such as `2026b:<base64>,2026a:<base64>`: names and keys of 32 bytes, the one that seals first.
 * Throws a SealingError that says what is wrong, without the key.
 */
export function readSealingKeys(text: string): readonly SealingKey[] {
  const keys = text.split(',').map((part) => {
    const [id = '', encoded = '', ...rest] = part.trim().split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!/^[\w-]{1,32}$/.test(id) || rest.length > 0)
      throw new SealingError('a key is written as name:base64, the name of letters, digits, _ and -');
    if (key.length !== 32) throw new SealingError(`the key "${id}" is not 32 bytes in base64`);
    return { id, key };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new SealingError('two keys have the same name');
  return keys;
}
