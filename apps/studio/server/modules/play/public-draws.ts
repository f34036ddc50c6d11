import { textIn } from '@halls/contract';
import { findHouseGame } from '@halls/house-games';
import { listChains, type PublishedChain } from '#modules/chain';
import { listSeatSeeds } from '#modules/round';
import { findDraw, tables } from '#modules/shared-draws';
import {
  chainPageLength,
  type ChainRecordView,
  type PlayAnswerOf,
  type PlayRequestOf,
} from '../../../play-protocol/play-protocol.ts';
import { refuse, type Refused } from './mount-play-calls.ts';
import type { PlayParts } from './play-parts.ts';

/** What anybody may read of the shared tables to check them. */
export function answerTables(): PlayAnswerOf<'tables'> {
  return {
    tables: tables.map(({ game: { gpId: gp_id, code, name } }) => ({
      gp_id,
      code,
      name: textIn(name, 'en_US'),
    })),
  };
}

export async function answerChains(
  { sql }: PlayParts,
  { gp_id, game_code, after = '0' }: PlayRequestOf<'chains'>,
): Promise<PlayAnswerOf<'chains'> | Refused> {
  const game = findHouseGame(gp_id, game_code);
  if (!game) return refuse('game_unknown');
  const chains = await listChains(sql, game, { after: Number(after), limit: chainPageLength });
  return { chains: chains.map(presentChain) };
}

export async function answerDraw(
  { sql }: PlayParts,
  { gp_id: gpId, game_code: gameCode, number }: PlayRequestOf<'draw'>,
): Promise<PlayAnswerOf<'draw'> | Refused> {
  const draw = await findDraw(sql, { gpId, code: gameCode }, Number(number));
  if (!draw) return refuse('draw_unknown');
  return {
    number: draw.number,
    mathematics: draw.mathematics,
    state: draw.state,
    closes_at: draw.closesAt.toISOString(),
    commitment: draw.commitment,
    seats: draw.state === 'open' ? null : await listSeatSeeds(sql, { gpId, gameCode, number: draw.number }),
    link: draw.link,
    client_seed: draw.clientSeed,
    outcome: draw.outcome,
  };
}

function presentChain(chain: PublishedChain): ChainRecordView {
  return {
    gp_id: chain.gpId,
    game_code: chain.gameCode,
    ordinal: chain.ordinal,
    first_draw: chain.firstDraw,
    last_draw: chain.lastDraw,
    first_link: chain.firstLink,
    previous_hash: chain.previousHash,
    record_hash: chain.recordHash,
    published_at: chain.publishedAt.toISOString(),
  };
}
