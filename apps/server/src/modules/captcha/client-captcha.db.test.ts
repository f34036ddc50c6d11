import { createDecipheriv, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

const post = (payload: object, headers: Record<string, string> = {}) =>
  world.http.inject({ method: 'POST', url: '/api/clientCaptcha', payload, headers });

function open(body: string, key: Buffer): unknown {
  const sealed = Buffer.from(body, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8'),
  );
}

test('the answer is text that opens under the client’s key, with a captcha that can be used', async () => {
  const key = randomBytes(32);
  const answer = await post({ type: 2, site_id: 1, key: key.toString('base64url') });
  expect(answer.headers['content-type']).toContain('text/plain');
  const opened = open(answer.body, key) as { token: string };
  expect(opened).toMatchObject({
    code: 100,
    message: 'success',
    data: expect.stringContaining('<svg'),
    placeholder: expect.any(String),
  });
  const tried = { siteId: 1, type: 2, token: opened.token, answer: '????' } as const;
  expect(await world.captchas.verify({ ...tried, remoteAddress: '127.0.0.1' })).toBe('wrong');
});

test('a proof of work comes the same way', async () => {
  const key = randomBytes(32);
  const answer = await post({ kind: 'pow', key: key.toString('base64url') });
  expect(open(answer.body, key)).toMatchObject({
    code: 100,
    data: '',
    challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } },
  });
});

test.each([
  [{}, 422],
  [{ key: 'short' }, 422],
  [{ key: randomBytes(32).toString('base64url'), site_id: 2 }, 404],
  [{ key: randomBytes(32).toString('base64url'), more: 1 }, 422],
])('%j is refused with %i', async (payload, status) => {
  expect((await post(payload)).statusCode).toBe(status);
});

test('a page of another origin is refused', async () => {
  const key = randomBytes(32).toString('base64url');
  expect((await post({ key }, { origin: 'https://evil.example' })).statusCode).toBe(403);
});
