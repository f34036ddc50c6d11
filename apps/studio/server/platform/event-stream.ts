import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Bounds for those who watch: each is a connection that stays. */
export interface WatchLimits {
  readonly all: number;
  readonly perAddress: number;
}

export interface Watching {
  readonly address: string;
  readonly response: ServerResponse;
}

/** Those who watch now. Once they have been let go nobody else is taken. */
export class Watchers<Watcher extends Watching> extends Set<Watcher> {
  #isOver = false;
  readonly #ofAddress = new Map<string, number>();

  override add(watcher: Watcher): this {
    this.#count(watcher, 1);
    return super.add(watcher);
  }

  override delete(watcher: Watcher): boolean {
    const wasThere = super.delete(watcher);
    if (wasThere) this.#count(watcher, -1);
    return wasThere;
  }

  /** Whether somebody of this address may watch besides. */
  hasRoom(address: string, { all, perAddress }: WatchLimits): boolean {
    return !this.#isOver && this.size < all && (this.#ofAddress.get(address) ?? 0) < perAddress;
  }

  /** A proxy lets go of what is silent. */
  breathe(): void {
    for (const { response } of this) response.write(':\n\n');
  }

  letGo(): void {
    this.#isOver = true;
    for (const { response } of this) response.end();
  }

  #count({ address }: Watcher, change: 1 | -1): void {
    const count = (this.#ofAddress.get(address) ?? 0) + change;
    if (count > 0) this.#ofAddress.set(address, count);
    else this.#ofAddress.delete(address);
  }
}

/** Takes the answer over as server-sent events, which go on until somebody closes it. */
export function beginEvents(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw: response } = reply;
  // the answer ends with its connection, so that an event is one write instead of three
  response.removeHeader('transfer-encoding');
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // a proxy that collects would hold the events back
    'x-accel-buffering': 'no',
    // whoever stops to watch is gone, and holds up no end of the studio
    connection: 'close',
  });
  return response;
}

export function refuseWatcher(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '10').send({ error: 'too_many_watchers' });
}

export function eventOf(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Whoever takes in less is let go, and comes back. */
const maxWaitingBytes = 256_000;

export function sendEvent({ response }: Watching, event: string | Buffer): void {
  if (response.writableLength > maxWaitingBytes) response.destroy();
  else response.write(event);
}
