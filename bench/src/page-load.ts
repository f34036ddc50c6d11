import { connect, type Socket } from 'node:net';

export interface PageLoad {
  readonly perSecond: number;
  /** Bytes of each body; every response had as many. None where the page is known already. */
  readonly bodyLength: number;
}

/** Asks for one page over and over on kept-open connections, as `loadRequests` does. */
export function loadPage({
  url,
  headers,
  connections,
  seconds,
}: {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
}): Promise<PageLoad> {
  const { pathname } = new URL(url);
  const request = writeRequest(url, `GET ${pathname}`, headers);
  return loadRequests({ url, requests: Array.from({ length: connections }, () => request), seconds });
}

/** A whole request; `what` is its method and path. */
export function writeRequest(
  url: string,
  what: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Buffer {
  const lines = Object.entries({ host: new URL(url).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`${what} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Sends each request over and over on a kept-open connection of its own, one at a time, and counts
 * whole responses, 200 or 304. Bodies are counted, not read: the load's side must not be the slow one.
 */
export async function loadRequests(options: {
  url: string;
  requests: readonly Buffer[];
  seconds: number;
}): Promise<PageLoad> {
  const { hostname, port } = new URL(options.url);
  const sockets = await Promise.all(options.requests.map(() => open(hostname, Number(port))));
  const startMs = performance.now();
  const endMs = startMs + options.seconds * 1000;
  const counts = await Promise.all(
    options.requests.map((request, i) => askUntil(sockets[i] as Socket, request, endMs)),
  );
  const elapsedSeconds = (performance.now() - startMs) / 1000;
  for (const socket of sockets) socket.destroy();
  const responses = counts.reduce((sum, count) => sum + count.responses, 0);
  return { perSecond: responses / elapsedSeconds, bodyLength: counts[0]?.bodyLength ?? 0 };
}

function askUntil(
  socket: Socket,
  request: Buffer,
  endMs: number,
): Promise<{ responses: number; bodyLength: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ responses: number; bodyLength: number }>();
  let responses = 0;
  let bodyLength = 0;
  let missing = 0;
  socket.on('data', (chunk) => {
    if (missing === 0) {
      const head = readHead(chunk);
      if (!head) return reject(new Error(`not a page: ${chunk.toString('latin1', 0, 200)}`));
      bodyLength = head.bodyLength;
      missing = head.length + head.bodyLength;
    }
    missing -= chunk.length;
    if (missing > 0) return;
    responses += 1;
    if (performance.now() < endMs) socket.write(request);
    else resolve({ responses, bodyLength });
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the server closed a connection')));
  socket.write(request);
  return promise;
}

/** Servers write a head in one piece. */
function readHead(chunk: Buffer): { length: number; bodyLength: number } | null {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, Math.max(0, end + 2));
  if (head.startsWith('HTTP/1.1 304 ')) return { length: end + 4, bodyLength: 0 };
  const bodyLength = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || bodyLength === undefined) return null;
  return { length: end + 4, bodyLength: Number(bodyLength) };
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('error', reject));
  return socket;
}
