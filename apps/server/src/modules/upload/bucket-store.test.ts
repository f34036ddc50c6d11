import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign } from 'aws4';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBucketStore } from './bucket-store.ts';

const key = { accessKeyId: 'uploads', secretAccessKey: 'a secret of the test' };
const name = `${'ab12'.repeat(10)}.webp`;
const kept = new Map<string, Buffer>();
let refusals: number[] = [];
let server: Server;
let address: string;

/** A store that knows the key, and takes nothing that another library would have signed otherwise. */
beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray());
      const refusal = refusals.shift();
      if (refusal !== undefined) return response.writeHead(refusal).end();
      if (!isSigned(request, body)) return response.writeHead(403).end();
      if (request.method === 'PUT') {
        kept.set(request.url ?? '', body);
        return response.writeHead(200).end();
      }
      const found = kept.get(request.url ?? '');
      return found ? response.writeHead(200).end(found) : response.writeHead(404).end('<Error/>');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/site-files/pictures`;
});
afterAll(() => server.close());
beforeEach(() => {
  kept.clear();
  refusals = [];
});

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', host = '' } = request.headers;
  const hash = createHash('sha256').update(body).digest('hex');
  if (request.method === 'PUT' && request.headers['x-amz-content-sha256'] !== hash) return false;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const headers = Object.fromEntries(names.map((each) => [each, String(request.headers[each])]));
  const path = request.url ?? '';
  const own = {
    ...{ service: 's3', region: 'eu-test', host, path, method: request.method ?? '', headers },
    // that library would sign more of them
    extraHeadersToIgnore: { 'content-length': true, 'content-type': true },
  };
  return sign(own, key).headers?.Authorization === authorization;
}

const storeOf = (secret = key.secretAccessKey) =>
  createBucketStore({ address, region: 'eu-test', keyId: key.accessKeyId, secret });

it('keeps a picture under its name, signed as the protocol has it', async () => {
  const store = storeOf();
  expect(await store.get(name)).toBeNull();
  await store.put(name, Buffer.from('the picture'));
  expect([...kept.keys()]).toEqual([`/site-files/pictures/${name}`]);
  expect((await store.get(name))?.toString()).toBe('the picture');
});

it('says what it could not keep or read, and is never taken for having nothing', async () => {
  const store = storeOf('another secret');
  await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('answered 403');
  await expect(store.get(name)).rejects.toThrow('answered 403');
  expect(kept.size).toBe(0);
});

it('tries again what failed at the other end, and not for ever', async () => {
  refusals = [503, 500];
  await storeOf().put(name, Buffer.from('x'));
  expect(kept.size).toBe(1);
  refusals = [503, 503, 503];
  await expect(storeOf().get(name)).rejects.toThrow('answered 503');
});
