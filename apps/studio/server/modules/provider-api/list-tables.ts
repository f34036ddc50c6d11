import type { TransferAnswer } from '@halls/contract/provider';
import { signOf } from '#games/picks/table-signs.ts';
import { tables, type TableBoard } from '#modules/shared-draws';
import type { TableDrawView } from '../../../play-protocol/play-protocol.ts';

/** As many as a tile has room for, and some. */
const resultsTold = 24;
const phases = { open: 'open', closed: 'closed', drawn: 'result' } as const satisfies Record<
  TableDrawView['state'],
  string
>;

/** What goes on at the provider's shared tables; none of it is more than what everybody at them sees. */
export async function listTables(
  board: TableBoard,
  gpId: string,
): Promise<Omit<TransferAnswer<'tables'>, 'request_id'>> {
  const own = tables.filter(({ game }) => game.gpId === gpId);
  const seen = await Promise.all(own.map(async ({ game }) => ({ game, view: await board.look(game) })));
  return {
    status: 'OK',
    ...(seen[0]?.view && { now: seen[0].view.now }),
    tables: seen.flatMap(({ game, view }) =>
      view?.draw
        ? [
            {
              game_code: game.code,
              round_id: String(view.draw.number),
              phase: phases[view.draw.state],
              closes_at: view.draw.closes_at,
              opens_at: view.draw.ends_at,
              results: view.results.slice(0, resultsTold).map(({ outcome }) => signOf(game.model, outcome)),
            },
          ]
        : [],
    ),
  };
}
