import type { FastifyInstance } from 'fastify';
import type { PictureStore } from './picture-store.ts';

const place = '/uploads/';
const oneYearSeconds = 31_536_000;

export function pictureAddress(name: string): string {
  return place + name;
}

/** Pictures by names that stand for one content for ever, on a site's host and on the office's. */
export function mountPictures(http: FastifyInstance, store: PictureStore): void {
  http.get<{ Params: { name: string } }>(`${place}:name`, async ({ params: { name } }, reply) => {
    const bytes = /^[0-9a-f]{40}\.webp$/.test(name) ? await store.get(name) : null;
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('404');
    return reply
      .header('cache-control', `public, max-age=${oneYearSeconds}, immutable`)
      .type('image/webp')
      .send(bytes);
  });
}
