import type { Language } from '@halls/contract';
import { type HouseGame, houseGames } from '@halls/house-games';
import { expect, type Page } from '@playwright/test';
import { handsModelById } from '../../apps/studio/games/hands/hands-models.ts';
import { findBuyPrice } from '../../apps/studio/games/math-book.ts';
import { picksModelById } from '../../apps/studio/games/picks/picks-models.ts';
import { seededDraw } from '../../apps/studio/games/seeded-draw.ts';
import { playSlot } from '../../apps/studio/games/slots/play-slot.ts';
import { slotModelById } from '../../apps/studio/games/slots/slot-models.ts';
import type {
  PlanView,
  RoundView,
  SessionView,
  TableDrawView,
  TableView,
} from '../../apps/studio/play-protocol/play-protocol.ts';

/** Those that are played in rounds; the sportsbook has a page of its own kind. */
export const roundGames: readonly HouseGame[] = houseGames.filter(({ engine }) => engine !== 'sports');

/** One game of each model: how a game is built depends on nothing else. */
export const gamePerModel: readonly HouseGame[] = [
  ...new Map(roundGames.map((game) => [game.model, game])).values(),
];

/** The studio as a page sees it, said by the test: what stands on the table, and what comes of a bet. */
export interface StudioScript {
  readonly language?: Language;
  draw?: TableDrawView;
  results?: TableView['results'];
  boxes?: TableView['boxes'];
  pool?: TableView['pool'];
  rounds?: readonly RoundView[];
  /** What a bet comes to, and what a move of a hand does. */
  played?: RoundView;
  moved?: RoundView;
  /** The player's plans at the table. */
  plans?: readonly PlanView[];
  /** What the player finds open. */
  open?: RoundView;
  /** The test goes on before the page's pictures are there. */
  readonly isHasty?: true;
}

/**
 * The page of a game as the studio serves it, with answers that the test gives: every state can be looked at, and no
 * draw has to be waited for.
 */
export async function openGame(page: Page, game: HouseGame, script: StudioScript = {}): Promise<void> {
  const origin = process.env.STUDIO_ORIGIN ?? '';
  const table = (): TableView => ({
    now: new Date().toISOString(),
    draw: script.draw ?? drawOf(12, 'open'),
    results: script.results ?? resultsOf(game, 40),
    boxes: script.boxes ?? [],
    pool: script.pool ?? [],
  });
  await page.route(`${origin}/api/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/events')) {
      const body = `retry: 300\nevent: table\ndata: ${JSON.stringify(table())}\n\n`;
      return route.fulfill({ contentType: 'text/event-stream', body });
    }
    if (pathname === '/api/session') return route.fulfill({ json: sessionOf(game, script) });
    if (pathname === '/api/table') return route.fulfill({ json: { ...table(), open_rounds: [] } });
    if (pathname === '/api/rounds' && route.request().method() === 'POST')
      return route.fulfill({ json: script.played });
    if (pathname === '/api/plans') return route.fulfill({ json: { plans: script.plans ?? [] } });
    if (pathname.startsWith('/api/plans/')) return route.fulfill({ json: script.plans?.[0] });
    if (pathname === '/api/moves') return route.fulfill({ json: script.moved });
    if (pathname === '/api/rounds') {
      const session = { rounds: script.rounds?.length ?? 0, stake: '15000', payout: '109000' };
      return route.fulfill({ json: { rounds: script.rounds ?? [], session } });
    }
    return route.fulfill({ status: 404, json: { error: 'round_unknown' } });
  });
  const language = script.language ?? 'vi_VN';
  await page.goto(
    `${origin}/play/${game.gpId}?game_code=${game.code}&language=${language}&code=of-the-test`,
    script.isHasty && { waitUntil: 'domcontentloaded' },
  );
  await expect(page.locator('.bar .meter').first()).toBeVisible();
}

/** A draw that has just come into a state. */
export function drawOf(
  number: number,
  state: TableDrawView['state'],
  outcome: unknown = null,
): TableDrawView {
  const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
  const passedMs = { open: 0, closed: 12_000, drawn: 13_000 }[state];
  return {
    ...{ number, state, commitment: 'a'.repeat(64), seats: state === 'open' ? null : 0, outcome },
    opens_at: inMs(-passedMs),
    closes_at: inMs(12_000 - passedMs),
    draws_at: inMs(13_000 - passedMs),
    ends_at: inMs(20_000 - passedMs),
    ...{ seats_hash: null, beacon: null, waits_for_beacon: false },
  };
}

/** What the game's own mathematics give, the same at each run. */
export function outcomeOf(game: HouseGame, seed: number): unknown {
  const draw = seededDraw(seed);
  if (game.engine === 'hands')
    return handsModelById[game.model as keyof typeof handsModelById].play(draw, []);
  return game.engine === 'picks'
    ? picksModelById[game.model as keyof typeof picksModelById].play(draw)
    : playSlot(slotModelById[game.model as keyof typeof slotModelById], draw);
}

function resultsOf(game: HouseGame, count: number): TableView['results'] {
  return Array.from({ length: count }, (_, i) => ({
    number: 11 - i + count,
    outcome: outcomeOf(game, i + 1),
  })).map((result, i) => ({ ...result, number: 11 - i }));
}

function ownResultsOf(game: HouseGame, count: number): SessionView['results'] {
  return Array.from({ length: count }, (_, i) => ({
    round_id: `round-${i}`,
    outcome: outcomeOf(game, i + 1),
  }));
}

export function roundOf(game: HouseGame, changes: Partial<RoundView> = {}): RoundView {
  const bet = game.engine !== 'picks' ? { stake: '5000' } : { picks: [{ option: 'player', stake: '5000' }] };
  return {
    ...{ round_id: '00000000-0000-4000-8000-000000000001', client_round_id: 'a-round-of-the-test' },
    ...{ game_code: game.code, state: 'settled', void_reason: null, bet, stake: '5000', payout: '0' },
    ...{ outcome: outcomeOf(game, 7), balance: '2000000', currency: 'VND', draw: null },
    ...{
      played_at: '2026-01-01T12:00:00.000Z',
      mathematics: `${game.model}@1`,
      jackpot: null,
      is_free: false,
    },
    fairness: {} as RoundView['fairness'],
    ...changes,
  };
}

function sessionOf(game: HouseGame, script: StudioScript): SessionView & { readonly token: string } {
  const { gpId: gp_id, code, engine, model, theme, sports = null } = game;
  const timetable =
    engine === 'picks' ? picksModelById[model as keyof typeof picksModelById].timetable : null;
  return {
    token: 'a-token-that-only-the-test-knows',
    game: { gp_id, code, engine, model, theme, sports, name: game.name.vi_VN ?? game.name.en_US },
    ...{ mode: 'real', currency: 'VND', language: script.language ?? 'vi_VN', end_reason: null },
    alias: 'A1B2',
    ...{ lobby_url: 'http://localhost:3000/', balance: '2000000', first_stake: '5000' },
    stakes: ['1000', '2000', '5000', '10000', '20000', '50000', '100000', '200000', '500000', '1000000'],
    may_gamble: game.hasGamble === true,
    table_limit: engine === 'picks' || findBuyPrice(game) !== null ? '5000000' : null,
    table: timetable && {
      ...{ period_ms: timetable.periodMs, bet_ms: timetable.betMs, now: new Date().toISOString() },
    },
    chain: null,
    seeds: {
      commitment: 'a'.repeat(64),
      client_seed: 'of-the-test',
      next_nonce: 1,
      next_commitment: 'b'.repeat(64),
    },
    ...{ mathematics: `${model}@1`, jackpot: null, free_rounds: null },
    open_rounds: script.open ? [script.open] : [],
    last_round: game.engine === 'hands' ? null : roundOf(game),
    results: timetable || engine !== 'picks' ? [] : ownResultsOf(game, 40),
  };
}
