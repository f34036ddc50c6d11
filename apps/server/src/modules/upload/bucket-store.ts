import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '#platform/settings.ts';
import type { PictureStore } from './picture-store.ts';

const giveUpAfterMs = 10_000;
/** Of what the store could not do at once. */
const tries = 3;

/**
 * A bucket behind Amazon's S3 protocol, whoever runs it. Throws where the store says no or nothing: an upload is then told
 * so, and its row is not there.
 */
export function createBucketStore({ address, region, keyId, secret }: Bucket): PictureStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: tries - 1,
  });
  const send = (name: string, init: RequestInit = {}) =>
    client.fetch(`${address}/${name}`, { ...init, signal: AbortSignal.timeout(giveUpAfterMs) });
  return {
    async put(name, bytes) {
      const answer = await send(name, {
        method: 'PUT',
        body: Uint8Array.from(bytes),
        headers: {
          'content-type': 'image/webp',
          // signed with the rest, so that nobody on the way changes the picture
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the bucket of uploads answered ${answer.status} to a picture`);
    },
    async get(name) {
      const answer = await send(name);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw new Error(`the bucket of uploads answered ${answer.status} when asked for ${name}`);
    },
  };
}
