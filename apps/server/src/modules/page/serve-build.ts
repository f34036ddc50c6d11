import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const oneYearSeconds = 31_536_000;

/** The files of the web build, whose names change with their content, and the pictures. */
export async function serveBuild(
  http: FastifyInstance,
  { clientDirectory, picturesDirectory }: { clientDirectory: string; picturesDirectory: string },
): Promise<void> {
  await serveFiles(http, '/assets/', `${clientDirectory}/assets`, true);
  await serveFiles(http, '/pictures/', picturesDirectory, false);
}

async function serveFiles(
  http: FastifyInstance,
  prefix: string,
  directory: string,
  hashed: boolean,
): Promise<void> {
  if (!existsSync(directory)) throw new Error(`${directory} is missing: the site is not built`);
  await http.register(fastifyStatic, {
    root: directory,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: hashed,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${oneYearSeconds}, immutable` : 'public, max-age=86400',
      );
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
