import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Windows that watch a sportsbook's board: `fork('price-watchers.ts', [host, port, how many, how many of them read])`.
// Says `open` when all are there, and on `stop` what those who read have seen.

/** A market's price as a window got it; times are the machine's. */
export type PriceSeen = readonly [window: number, marketId: number, version: number, atMs: number];

export interface WatchersSaw {
  readonly seen: readonly PriceSeen[];
  readonly bytes: number;
  readonly lost: number;
}

const [host = '', port = '', wanted = '1', reading = '1'] = process.argv.slice(2);
const together = 50;
const count = Number(wanted);
/** Spread over all: whoever came last is told last. */
const readsEvery = Math.floor(count / Number(reading));

const seen: PriceSeen[] = [];
let bytes = 0;
let lost = 0;
let isStopping = false;
const sockets: Socket[] = [];

for (let opened = 0; opened < count; opened += together) {
  sockets.push(...(await Promise.all(Array.from({ length: together }, (_, at) => watch(opened + at)))));
  // nobody's board comes before all others are served
  await sleep(20);
}
process.on('message', (word) => {
  if (word === 'forget') seen.length = bytes = 0;
  if (word !== 'stop') return;
  isStopping = true;
  process.send?.({ seen, bytes, lost } satisfies WatchersSaw, undefined, undefined, () => process.exit());
});
process.send?.('open');

async function watch(window: number): Promise<Socket> {
  const socket = connect({ host, port: Number(port), noDelay: true });
  const first = Promise.withResolvers<void>();
  const take = window % readsEvery === 0 ? readPrices(window) : null;
  socket.on('data', (part) => {
    bytes += part.length;
    take?.(part);
    first.resolve();
  });
  socket.on('close', () => {
    if (!isStopping) lost += 1;
    first.reject(new Error('a window was let go'));
  });
  socket.on('error', () => {});
  socket.write(`GET /api/sports/events HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n\r\n`);
  await first.promise;
  return socket;
}

function readPrices(window: number): (part: Buffer) => void {
  let text = '';
  return (part) => {
    const atMs = Date.now();
    text += part.toString('latin1');
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      const from = event.indexOf('"prices":');
      if (!event.includes('event: changes') || from < 0) continue;
      const prices = JSON.parse(event.slice(from + 9, -1)) as [string, number][];
      for (const [id, version] of prices) seen.push([window, Number(id), version, atMs]);
    }
  };
}
