import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const oneYearSeconds = 31_536_000;
const retryAfterSeconds = 3;

/** Scripts, styles and pictures of this origin alone; nothing that stands in the page itself runs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join(';');

const waitingPage =
  '<!doctype html><html lang="en"><meta charset="utf-8">' +
  `<meta http-equiv="refresh" content="${retryAfterSeconds}"><title>Office</title>` +
  '<p>The office’s pages are not there yet; this one loads again by itself.</p></html>';

/** The app that operators work in: one page whatever the address, and files whose names change with their content. */
export async function serveDesk(
  http: FastifyInstance,
  { directory, framesOf }: { directory: string; framesOf: (office: URL) => readonly string[] },
): Promise<void> {
  // it may be built while the server runs, and what serves files wants to see where they will be
  mkdirSync(`${directory}/assets`, { recursive: true });
  await http.register(fastifyStatic, {
    root: `${directory}/assets`,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${oneYearSeconds}, immutable`);
    },
  });
  http.get('/*', async ({ protocol, host }, reply) => {
    const page = await readFile(`${directory}/index.html`, 'utf8').catch(() => null);
    const frames = framesOf(new URL(`${protocol}://${host}`)).join(' ') || "'none'";
    reply.type('text/html; charset=utf-8').header('content-security-policy', `${policy};frame-src ${frames}`);
    if (page !== null) return reply.header('cache-control', 'no-cache').send(page);
    return reply
      .code(503)
      .header('retry-after', retryAfterSeconds)
      .header('cache-control', 'no-store')
      .send(waitingPage);
  });
}
