import { findHouseGame } from '@halls/house-games';
import type { FastifyInstance } from 'fastify';
import type { TableGame } from '#modules/chain';
import {
  beginEvents,
  eventOf,
  refuseWatcher,
  sendEvent,
  Watchers,
  type Watching,
  type WatchLimits,
} from '#platform/event-stream.ts';
import type { TableStakesView, TableView } from '../../../play-protocol/play-protocol.ts';
import type { TableBoard } from './table-board.ts';

const standardLimits: WatchLimits = { all: 4_000, perAddress: 50 };

const lookEveryMs = 250;
const breatheEveryMs = 15_000;

interface TableWatcher extends Watching {
  readonly game: TableGame;
  /** The state that it was told last, and how the stakes lay. */
  told: string;
  toldStakes: string;
}

export class TableWatchers extends Watchers<TableWatcher> {}

/**
 * `GET /api/tables/:gp_id/:game_code/events`: a table's life as server-sent events, for whoever looks. Each `table` event
 * carries a TableView; one comes at once and one whenever the draw has gone on. A `stakes` event tells meanwhile
 * who sits there and how a pool lies. Over the bound it answers 503, and the page asks `GET /api/table` instead.
 */
export function tableStreamRoutes(
  http: FastifyInstance,
  board: TableBoard,
  watchers: TableWatchers,
  limits: WatchLimits = standardLimits,
): void {
  const timers = [
    setInterval(() => void tellAll(), lookEveryMs),
    setInterval(() => watchers.breathe(), breatheEveryMs),
  ];
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
      if (!watchers.hasRoom(request.ip, limits)) return refuseWatcher(reply);
      const response = beginEvents(reply);
      const watcher = { game, address: request.ip, response, told: '', toldStakes: '' };
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
}

function tell(watcher: TableWatcher, view: TableView): void {
  const { draw } = view;
  const state = `${draw?.number}/${draw?.state}/${draw?.waits_for_beacon}`;
  const lying: TableStakesView = { boxes: view.boxes, pool: view.pool };
  const stakes = JSON.stringify(lying);
  if (state !== watcher.told) sendEvent(watcher, eventOf('table', view));
  else if (stakes !== watcher.toldStakes) sendEvent(watcher, eventOf('stakes', lying));
  watcher.told = state;
  watcher.toldStakes = stakes;
}
