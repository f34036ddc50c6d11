import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

// What stands beside the home page: a Fastify that does nothing but send the same bytes.
const [pageUrl = ''] = process.argv.slice(2);
const [plain, gzip] = await Promise.all(['identity', 'gzip'].map(readPage));

const http = Fastify();
http.get('/', (request, reply) => {
  if (request.headers['if-none-match']) return reply.code(304).send();
  reply.header('content-type', 'text/html; charset=utf-8');
  if (request.headers['accept-encoding'] !== 'gzip') return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzip);
});
const url = await http.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit(0));
process.send?.({ url });

/** As it comes over the wire, which `fetch` would unpack. */
function readPage(encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(pageUrl, { headers: { 'accept-encoding': encoding } }, (response) => {
      buffer(response).then(resolve, reject);
    }).on('error', reject);
  });
}
