import { createCipheriv, randomBytes } from 'node:crypto';

/** base64 of `iv(12) | ciphertext | tag(16)`, AES-256-GCM. `key` is 32 bytes in base64url. */
export function encryptForClient(text: string, key: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
}
