import { expect, test } from 'vitest';
import type { RoundView, SessionView } from '../../../play-protocol/play-protocol.ts';
import { Refusal, Unreachable } from '../../client/api.ts';
import { Money } from '../../client/money.ts';
import { RoundKeeper } from '../../client/round-keeper.ts';
import type { HandOutcome } from '../hand-model.ts';
import { HandGame, type HandPhase, type HandPresenter } from './hand-game.ts';

test('a hand is dealt, waits, is moved on and paid', async () => {
  const game = openGame({ play: [open([])], move: [open(['hit']), over(['hit', 'stand'])] });
  game.driver.press();
  await game.untilIn('choosing');
  game.driver.move('hit');
  await game.untilIn('choosing');
  game.driver.move('stand');
  await game.untilIn('idle');
  expect(game.moved).toEqual(['0 hit', '1 stand']);
  expect(game.played).toEqual([' from nothing', 'hit from ', 'hit stand from hit']);
  expect(game.phases.filter((phase) => phase !== 'asking')).toEqual([
    ...['showing', 'choosing', 'showing', 'choosing', 'showing', 'idle'],
  ]);
  // with the stake gone, before the payout, after it
  expect(game.balances).toEqual([1000n, 900n, 900n, 900n, 900n, 900n, 900n, 1100n]);
  expect(game.wins).toEqual([0n, 200n]);
});

test('a second press while a move is on its way is no second move', async () => {
  const answer = Promise.withResolvers<Reply>();
  const game = openGame({ play: [open([])], move: [answer.promise] });
  game.driver.press();
  await game.untilIn('choosing');
  game.driver.move('hit');
  game.driver.move('hit');
  game.driver.move('stand');
  game.driver.press();
  answer.resolve(over(['hit']));
  await game.untilIn('idle');
  expect([game.moved, game.dealt]).toEqual([['0 hit'], 1]);
});

test('a move whose answer was lost is sent again, the same one', async () => {
  const game = openGame({ play: [open([])], move: [new Unreachable(), new Unreachable(), over(['hit'])] });
  game.driver.press();
  await game.untilIn('choosing');
  game.driver.move('hit');
  await game.untilIn('idle');
  expect(game.moved).toEqual(['0 hit', '0 hit', '0 hit']);
  expect(game.waits.filter((word) => word !== null)).toEqual(['lost', 'lost']);
});

test('what another window has done is taken up: a move that came too late, a deal beside an open hand', async () => {
  const late = openGame({
    play: [open([])],
    move: [new Refusal(409, 'round_conflict')],
    session: [{ open_rounds: [open(['double'])], balance: '800' }],
  });
  late.driver.press();
  await late.untilIn('choosing');
  late.driver.move('hit');
  await late.untilIn('choosing');
  expect(late.rested.at(-1)).toBe('double');
  expect(late.said.at(-1)).toBe('refused: round_conflict');

  const beside = openGame({
    play: [new Refusal(409, 'round_open')],
    session: [{ open_rounds: [open(['hit'])], balance: '900' }],
  });
  beside.driver.press();
  await beside.untilIn('choosing');
  expect([beside.rested.at(-1), beside.balances.at(-1)]).toEqual(['hit', 900n]);
});

test('a hand that ended elsewhere is over here too', async () => {
  const game = openGame({
    play: [open([])],
    move: [new Refusal(409, 'round_conflict')],
    session: [{ open_rounds: [], last_round: over(['stand']), balance: '1100' }],
  });
  game.driver.press();
  await game.untilIn('choosing');
  game.driver.move('hit');
  await game.untilIn('idle');
  expect([game.balances.at(-1), game.said.at(-1)]).toEqual([1100n, 'refused: round_conflict']);
  expect([game.rested.at(-1), game.wins.at(-1)]).toEqual(['stand', 200n]);
});

test('a move that costs more than there is asks nobody; a refusal for money leaves the hand open', async () => {
  const game = openGame({
    play: [open([])],
    move: [new Refusal(409, 'not_enough_money')],
    session: [{ open_rounds: [open([])], balance: '50' }],
  });
  game.driver.press();
  await game.untilIn('choosing');
  game.driver.move('double', 901n);
  expect([game.moved, game.said.at(-1)]).toEqual([[], 'not_enough']);
  game.driver.move('double', 900n);
  await game.untilIn('choosing');
  expect([game.said.at(-1), game.balances.at(-1)]).toEqual(['refused: not_enough_money', 50n]);
});

test('a reload goes on where the hand was left, without its show', async () => {
  const game = openGame({ move: [over(['hit', 'stand'])] });
  await game.driver.recover([open(['hit'])]);
  expect([game.driver.phase, game.rested, game.played]).toEqual(['choosing', ['hit'], []]);
  game.driver.move('stand');
  await game.untilIn('idle');
  expect(game.moved).toEqual(['1 stand']);
});

type Reply = RoundView<HandOutcome> | Error;
type Session = Pick<SessionView, 'open_rounds' | 'balance'> & Partial<Pick<SessionView, 'last_round'>>;

function openGame(script: {
  readonly play?: (Reply | Promise<Reply>)[];
  readonly move?: (Reply | Promise<Reply>)[];
  readonly session?: Session[];
}) {
  const seen = {
    phases: [] as HandPhase[],
    balances: [] as (bigint | null)[],
    wins: [] as bigint[],
    said: [] as string[],
    moved: [] as string[],
    played: [] as string[],
    rested: [] as string[],
    waits: [] as (string | null)[],
    dealt: 0,
  };
  const reply = async (replies: (Reply | Promise<Reply>)[] | undefined): Promise<RoundView> => {
    const next = await replies?.shift();
    if (!next) throw new Error('the studio was asked more often than expected');
    if (next instanceof Error) throw next;
    return next;
  };
  const store = new Map<string, string>();
  const keeper = new RoundKeeper({
    api: {
      play: () => ((seen.dealt += 1), reply(script.play)),
      move: (_id, step, move) => (seen.moved.push(`${step} ${move}`), reply(script.move)),
      round: () => reply([]),
    },
    gameCode: 'game',
    onWaiting: (waiting) => seen.waits.push(waiting),
    studioNowMs: () => 0,
    store: {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    },
    pause: async () => {},
  });
  const nameOf = (outcome: HandOutcome | null): string => outcome?.moves.join(' ') ?? 'nothing';
  const presenter: HandPresenter<HandOutcome> = {
    stake: () => ({ bet: { stake: '100' }, stakeMinor: 100n }),
    follow: (phase) => seen.phases.push(phase),
    play: async (outcome, before) => void seen.played.push(`${nameOf(outcome)} from ${nameOf(before)}`),
    skip: () => {},
    rest: (outcome) => void (outcome && seen.rested.push(nameOf(outcome))),
    describe: () => 'it came so.',
    conclude: () => {},
  };
  const driver = new HandGame<HandOutcome>(
    {
      keeper,
      api: {
        session: async () => {
          const next = script.session?.shift();
          if (!next) throw new Unreachable();
          return { last_round: null, ...next } as SessionView;
        },
      },
      money: new Money('VND', 'en-US'),
      text: (key) => key,
      say: (message) => void seen.said.push(message),
      explain: (error) => `refused: ${error instanceof Refusal ? error.word : String(error)}`,
      resultOf: () => 'result',
      sound: { start() {} },
    },
    {
      showBalance: (minor) => void seen.balances.push(minor),
      showWin: (minor) => void seen.wins.push(minor),
    },
    presenter,
    '1000',
  );
  return {
    ...seen,
    get dealt() {
      return seen.dealt;
    },
    driver,
    /** Waits for what only needs promises to be kept. */
    async untilIn(phase: HandPhase): Promise<void> {
      for (let turn = 0; turn < 1_000 && driver.phase !== phase; turn += 1) await Promise.resolve();
      expect(driver.phase).toBe(phase);
    },
  };
}

function open(moves: readonly string[]): RoundView<HandOutcome> {
  return round({ state: 'playing', payout: null }, { moves, isOver: false, payHundredths: 0 });
}

function over(moves: readonly string[]): RoundView<HandOutcome> {
  return round(
    { state: 'settled', payout: '200', balance: '1100' },
    { moves, isOver: true, payHundredths: 200 },
  );
}

function round(
  changes: Partial<RoundView>,
  outcome: Omit<HandOutcome, 'stakeHundredths'>,
): RoundView<HandOutcome> {
  return {
    ...{ round_id: '00000000-0000-4000-8000-000000000001', client_round_id: 'client-round' },
    ...{ game_code: 'game', mathematics: 'blackjack@1', state: 'settled', void_reason: null },
    ...{ bet: { stake: '100' }, stake: '100', payout: '0', balance: '900', currency: 'VND', is_free: false },
    ...{ played_at: '2026-01-01T00:00:00.000Z', draw: null, jackpot: null },
    fairness: { commitment: '', client_seed: '', nonce: 0, server_seed: null, chain: null, seat_seed: null },
    ...changes,
    outcome: { ...outcome, stakeHundredths: 100 },
  };
}
