import type { ServerResponse } from 'node:http';
import { findHouseGame } from '@halls/house-games';
import type { FastifyInstance } from 'fastify';
import type { TableGame } from '#modules/chain';
import type { TableView } from '../../../play-protocol/play-protocol.ts';
import type { TableBoard } from './table-board.ts';

/** Bounds for those who watch: each is a connection that stays. */
interface StreamLimits {
  readonly all: number;
  readonly perAddress: number;
}

const standardLimits: StreamLimits = { all: 4_000, perAddress: 50 };

const lookEveryMs = 250;
const breatheEveryMs = 15_000;
/** Whoever takes in less is let go, and comes back. */
const maxWaitingBytes = 256_000;

export interface Watcher {
  readonly game: TableGame;
  readonly address: string;
  readonly response: ServerResponse;
  /** The state that it was told last. */
  told: string;
}

/** Those who watch now. Once they have been let go nobody else is taken. */
export class Watchers extends Set<Watcher> {
  #isOver = false;

  get isOver(): boolean {
    return this.#isOver;
  }

  letGo(): void {
    this.#isOver = true;
    for (const { response } of this) response.end();
  }
}

/**
 * `GET /api/tables/:gp_id/:game_code/events`: a table's life as server-sent events, for whoever looks. Each `table` event
 * carries a TableView; one comes at once and one whenever the draw has gone on. Over the bound it answers 503, and the
 * page asks `GET /api/table` instead.
 */
export function tableStreamRoutes(
  http: FastifyInstance,
  board: TableBoard,
  watchers: Watchers,
  limits: StreamLimits = standardLimits,
): void {
  const timers = [setInterval(() => void tellAll(), lookEveryMs), setInterval(breathe, breatheEveryMs)];
  for (const timer of timers) timer.unref();
  http.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
  });

  http.get<{ Params: { gp_id: string; game_code: string } }>(
    '/api/tables/:gp_id/:game_code/events',
    async (request, reply) => {
      const game = findHouseGame(request.params.gp_id, request.params.game_code);
      const view = game && (await board.look(game));
      if (!view) return reply.code(404).send({ error: 'game_unknown' });
      const ofAddress = [...watchers].filter(({ address }) => address === request.ip).length;
      if (watchers.isOver || watchers.size >= limits.all || ofAddress >= limits.perAddress)
        return reply.code(503).header('retry-after', '10').send({ error: 'too_many_watchers' });
      reply.hijack();
      const { raw: response } = reply;
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        // a proxy that collects would hold the draws back
        'x-accel-buffering': 'no',
        // whoever stops to watch is gone, and holds up no end of the studio
        connection: 'close',
      });
      const watcher = { game, address: request.ip, response, told: '' };
      watchers.add(watcher);
      response.on('close', () => watchers.delete(watcher));
      tell(watcher, view);
      return reply;
    },
  );

  async function tellAll(): Promise<void> {
    try {
      for (const watcher of watchers) {
        const view = await board.look(watcher.game);
        if (view) tell(watcher, view);
      }
    } catch (error) {
      // they stay connected, and are told when the database answers again
      http.log.error(error, 'the tables could not be read');
    }
  }

  function breathe(): void {
    for (const { response } of watchers) response.write(':\n\n');
  }
}

function tell(watcher: Watcher, view: TableView): void {
  const { draw } = view;
  const state = `${draw?.number}/${draw?.state}/${draw?.waits_for_beacon}`;
  if (state === watcher.told) return;
  watcher.told = state;
  const { response } = watcher;
  if (response.writableLength > maxWaitingBytes) response.destroy();
  else response.write(`event: table\ndata: ${JSON.stringify(view)}\n\n`);
}
