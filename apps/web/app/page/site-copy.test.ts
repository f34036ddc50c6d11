import { expect, it } from 'vitest';
import { readSiteCopy } from './site-copy.ts';

const answering = (answer: () => Promise<Response>) => answer as unknown as typeof fetch;

it('is read in the place of an answer', async () => {
  const copy = await readSiteCopy(answering(async () => Response.json({ site_id: 1 })));
  expect(copy).toEqual({ ok: true, data: { site_id: 1 } });
});

it.each<[string, () => Promise<Response>]>([
  ['is not there', async () => new Response('', { status: 503 })],
  ['can’t be reached', () => Promise.reject(new TypeError('network'))],
  ['is no JSON', async () => new Response('<p>')],
])('is nothing when it %s', async (_, answer) => {
  expect(await readSiteCopy(answering(answer))).toBeNull();
});
