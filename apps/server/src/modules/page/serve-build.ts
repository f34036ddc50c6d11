import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const oneYearSeconds = 31_536_000;
const oneDaySeconds = 86_400;

/** The files of the web build, whose names change with their content, and the pictures. */
export async function serveBuild(http: FastifyInstance, webBuild: string): Promise<void> {
  await serveFiles(http, {
    prefix: '/assets/',
    directory: `${webBuild}/client/assets`,
    preCompressed: true,
    cacheControl: () => `public, max-age=${oneYearSeconds}, immutable`,
  });
  await serveFiles(http, {
    prefix: '/builds/',
    directory: `${webBuild}/client/builds`,
    preCompressed: false,
    cacheControl: (path) =>
      path.endsWith('latest.json') ? 'no-cache' : `public, max-age=${oneYearSeconds}, immutable`,
  });
  const serviceWorker = await readFile(`${webBuild}/client/service-worker.js`);
  http.get('/service-worker.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // a worker is held to the policy that its script came with
      .header('content-security-policy', "default-src 'none'; connect-src 'self'; img-src 'self'")
      .send(serviceWorker),
  );
  let isDrawn = false;
  await serveFiles(http, {
    prefix: '/pictures/',
    directory: `${webBuild}/pictures`,
    preCompressed: false,
    cacheControl: () => {
      // until then there may be drafts among them
      isDrawn ||= existsSync(`${webBuild}/.pictures-from`);
      return isDrawn ? `public, max-age=${oneDaySeconds}` : 'no-cache';
    },
  });
}

async function serveFiles(
  http: FastifyInstance,
  {
    prefix,
    directory,
    preCompressed,
    cacheControl,
  }: { prefix: string; directory: string; preCompressed: boolean; cacheControl: (path: string) => string },
): Promise<void> {
  if (!existsSync(directory)) throw new Error(`${directory} is missing: the site is not built`);
  await http.register(fastifyStatic, {
    root: directory,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
