import { textIn } from '@halls/contract';
import { findHouseGame } from '@halls/house-games';
import { findBeaconChain, findSignature } from '#modules/beacon';
import { listChains, type PublishedChain } from '#modules/chain';
import { listSeatSeeds } from '#modules/round';
import { findDraw, type TableDraw, tables } from '#modules/shared-draws';
import {
  type BeaconView,
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
    closed_at: draw.closedAt?.toISOString() ?? null,
    commitment: draw.commitment,
    seats: draw.state === 'open' ? null : await listSeatSeeds(sql, { gpId, gameCode, number: draw.number }),
    link: draw.link,
    client_seed: draw.clientSeed,
    outcome: draw.outcome,
    beacon: await findBeaconOf(sql, draw),
  };
}

async function findBeaconOf(
  sql: PlayParts['sql'],
  { beaconChain: chainHash, beaconRound: round }: TableDraw,
): Promise<BeaconView | null> {
  if (chainHash === null || round === null) return null;
  const chain = await findBeaconChain(sql, chainHash);
  if (!chain) throw new Error(`a draw of the unknown chain ${chainHash} of a beacon`);
  const { hash, publicKey: public_key, genesisSeconds: genesis_time, periodSeconds: period } = chain;
  const signature = (await findSignature(sql, { chainHash, round })) ?? null;
  return { chain: { hash, public_key, genesis_time, period }, round, signature };
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
