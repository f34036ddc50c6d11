import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export interface IdTokenSigner {
  /** The public key, as a JSON Web Key Set has it. */
  readonly jwk: Readonly<Record<string, unknown>>;
  sign(claims: Readonly<Record<string, unknown>>): string;
}

/** A key of this process: what it has signed is no longer believed after a restart. */
export function createIdTokenSigner(): IdTokenSigner {
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    {
      namedCurve: 'P-256',
    },
  );
  const header = { alg: 'ES256', typ: 'JWT', kid: 'sandbox' };
  return {
    jwk: { ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: header.kid },
    sign(claims) {
      const text = [header, claims].map((part) => encode(JSON.stringify(part))).join('.');
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${text}.${signature.toString('base64url')}`;
    },
  };
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}
