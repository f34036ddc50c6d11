import { existsSync } from 'node:fs';
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
  }: { prefix: string; directory: string; preCompressed: boolean; cacheControl: () => string },
): Promise<void> {
  if (!existsSync(directory)) throw new Error(`${directory} is missing: the site is not built`);
  await http.register(fastifyStatic, {
    root: directory,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', cacheControl());
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
