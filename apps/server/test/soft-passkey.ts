import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Answered<Response> {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly clientExtensionResults: object;
  readonly response: Response;
}

export interface SoftPasskey {
  /** As a browser at `origin` answers to what `/passkey/begin` gave it. */
  make(
    asked: { readonly rp: { readonly id: string }; readonly challenge: string },
    origin: string,
  ): Answered<{ clientDataJSON: string; attestationObject: string; transports: string[] }>;
  /** As it answers when a passkey is asked for; each time it counts one more, unless `count` says otherwise. */
  show(
    asked: { readonly rpId: string; readonly challenge: string },
    origin: string,
    count?: number,
  ): Answered<{ clientDataJSON: string; authenticatorData: string; signature: string }>;
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 };
const base64 = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** An authenticator of P-256 without anything around it. */
export function createSoftPasskey(): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let used = 0;

  const answer = <Response>(response: Response): Answered<Response> => ({
    id: base64(credentialId),
    rawId: base64(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (rpId: string, flag: number, count: number) => {
    const counted = Buffer.alloc(5);
    counted[0] = flag;
    counted.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), counted]);
  };

  return {
    make({ rp, challenge }, origin) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        head(rp.id, flags.present | flags.verified | flags.hasKey, used),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ]);
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64(attestation(authData)),
        transports: ['internal'],
      });
    },
    show({ rpId, challenge }, origin, count = used + 1) {
      used = count;
      const told = clientData('webauthn.get', challenge, origin);
      const authenticatorData = head(rpId, flags.present | flags.verified, count);
      return answer({
        clientDataJSON: base64(told),
        authenticatorData: base64(authenticatorData),
        signature: base64(sign('sha256', Buffer.concat([authenticatorData, sha256(told)]), privateKey)),
      });
    },
  };
}

/** In CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const coordinate = (name: number, bytes: Buffer) => [Buffer.from([name, 0x58, bytes.length]), bytes];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...coordinate(0x21, x),
    ...coordinate(0x22, y),
  ]);
}

/** In CBOR: {fmt: 'none', attStmt: {}, authData}. */
function attestation(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}
