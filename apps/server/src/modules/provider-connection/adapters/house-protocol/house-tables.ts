import type { TransferAnswer } from '@halls/contract/provider';
import type { ToldTable } from '../../game-provider-adapter.ts';
import type { ProviderConnection } from '../../provider-connection.ts';
import type { HouseClient } from './house-client.ts';

/** Asks what goes on at a provider's shared tables; null where it has none, or does not answer. */
export async function tablesAt(
  connection: ProviderConnection,
  client: HouseClient,
): Promise<readonly ToldTable[] | null> {
  const reply = await client.call(connection, 'tables', {});
  if (reply.kind === 'unknown' || reply.answer.status !== 'OK') return null;
  return readTables(reply.answer);
}

export function readTables({
  now,
  tables,
}: Pick<TransferAnswer<'tables'>, 'now' | 'tables'>): readonly ToldTable[] | null {
  if (!tables) return null;
  const nowMs = Date.parse(now ?? '');
  const until = (instant: string | undefined): number | null => {
    const ms = Date.parse(instant ?? '') - nowMs;
    return Number.isFinite(ms) ? ms : null;
  };
  return tables.flatMap((table) =>
    table === null
      ? []
      : [
          {
            gameCode: table.game_code,
            roundId: table.round_id,
            phase: table.phase,
            closesInMs: until(table.closes_at),
            opensInMs: until(table.opens_at),
            results: table.results,
          },
        ],
  );
}
