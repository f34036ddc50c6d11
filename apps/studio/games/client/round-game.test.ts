import { expect, test } from 'vitest';
import type { BetView, RoundView } from '../../play-protocol/play-protocol.ts';
import { Busy, Refusal, Unreachable } from './api.ts';
import { Money } from './money.ts';
import {
  type FreeSource,
  type Phase,
  RoundGame,
  type RoundPresenter,
  type SettledRound,
} from './round-game.ts';
import { RoundKeeper, type Waiting } from './round-keeper.ts';

const spinBet: BetView = { stake: '100' };

test('a round takes the stake, shows the outcome, then adds the payout', async () => {
  const game = openGame({ play: [settled({ payout: '250', balance: '1150' })] });
  await game.pressAndRest();
  expect(game.phases).toEqual(['asking', 'showing', 'idle']);
  // before play, with the stake gone, before the show, after it
  expect(game.balances).toEqual([1000n, 900n, 900n, 1150n]);
  expect(game.wins).toEqual([0n, 250n]);
  expect(game.shown).toEqual(['wait', 'play won', 'conclude settled']);
  expect(game.said).toEqual(['good_luck', 'it came so. result']);
});

test('a round is shown once more without a change of any balance, and not beside another one', async () => {
  const answer = Promise.withResolvers<RoundView>();
  const game = openGame({ play: [answer.promise] });
  const over = settled({ payout: '250', balance: '5' }) as SettledRound<string>;
  expect(game.driver.replay(over)).toBe(true);
  expect(game.driver.replay(over)).toBe(false);
  await game.rest();
  expect(game.phases).toEqual(['showing', 'idle']);
  expect([game.balances, game.wins]).toEqual([[1000n], [0n, 250n]]);
  expect(game.shown).toEqual(['wait', 'play won']);
  expect([game.said.at(-1), game.asked, game.driver.balanceMinor]).toEqual(['replayed', [], 1000n]);
  game.driver.press();
  expect(game.driver.replay(over)).toBe(false);
  answer.resolve(settled());
  await game.rest();
});

test('a round whose show breaks does not keep the game from the next one', async () => {
  const show = Promise.withResolvers<void>();
  const game = openGame({ play: [settled()], show: show.promise });
  expect(game.driver.replay(settled() as SettledRound<string>)).toBe(true);
  show.reject(new TypeError('the show broke'));
  await game.rest();
  expect(game.phases).toEqual(['showing', 'idle']);
});

test('a free round takes nothing off the balance, and what it won is not put on it', async () => {
  const free = {
    next: { grantId: 'g-1', stake: '100' } as { grantId: string; stake: string } | null,
    look: async () => void (free.next = null),
  };
  const game = openGame({ play: [settled({ is_free: true, payout: '250', balance: '1000' })], free });
  await game.pressAndRest();
  expect(game.paidBy).toEqual(['g-1']);
  expect(game.balances).toEqual([1000n, 1000n, 1000n, 1000n]);
  expect(game.wins).toEqual([0n, 250n]);
  expect(free.next).toBeNull();
});

test('free rounds that are over meanwhile are looked at again, and nothing was played', async () => {
  let looks = 0;
  const free = { next: { grantId: 'g-1', stake: '100' }, look: async () => void (looks += 1) };
  const game = openGame({ play: [new Refusal(409, 'free_rounds_over')], free });
  await game.pressAndRest();
  expect(game.said.at(-1)).toBe('refused: free_rounds_over');
  expect([looks, game.balances.at(-1)]).toEqual([1, 1000n]);
});

test('a second press while the studio is asked plays no second round', async () => {
  const answer = Promise.withResolvers<RoundView>();
  const game = openGame({ play: [answer.promise] });
  game.driver.press();
  game.driver.press();
  game.driver.press();
  answer.resolve(settled());
  await game.rest();
  expect(game.asked).toHaveLength(1);
  expect(game.shown).not.toContain('skip');
});

test('a press during the show shortens it and plays nothing', async () => {
  const show = Promise.withResolvers<void>();
  const game = openGame({ play: [settled()], show: show.promise });
  game.driver.press();
  await until(() => game.driver.phase === 'showing');
  game.driver.press();
  show.resolve();
  await game.rest();
  expect(game.shown).toEqual(['wait', 'play won', 'skip', 'conclude settled']);
  expect(game.asked).toHaveLength(1);
});

test('a round that comes too soon after the last waits its turn, and is played once', async () => {
  const game = openGame({ play: [new Busy(), settled()] });
  await game.pressAndRest();
  expect(game.asked).toHaveLength(2);
  expect(new Set(game.asked).size).toBe(1);
  expect(game.waits).toEqual(['busy', null, null]);
});

test('after a lost answer the same round is asked for again, and played once', async () => {
  const game = openGame({ play: [new Unreachable('lost'), new Unreachable('lost'), settled()] });
  await game.pressAndRest();
  expect(game.asked).toHaveLength(3);
  expect(new Set(game.asked).size).toBe(1);
  expect(game.waits).toEqual(['lost', 'lost', null, null]);
  expect(game.shown).toEqual(['wait', 'play won', 'conclude settled']);
});

test('offline the game keeps trying with growing pauses and keeps the stake off the balance', async () => {
  const game = openGame({
    play: [...Array.from({ length: 9 }, () => new Unreachable('offline')), settled()],
  });
  await game.pressAndRest();
  expect(game.pauses.slice(0, 3).map(Math.round)).toEqual([800, 1280, 2048]);
  expect(game.pauses.at(-1)).toBe(6_000);
  expect(game.balances.slice(0, 3)).toEqual([1000n, 900n, 900n]);
  expect(game.driver.phase).toBe('idle');
});

test('a round that is being settled is asked about until it is decided', async () => {
  const game = openGame({ play: [settling()], round: [settling(), new Unreachable('lost'), settled()] });
  await game.pressAndRest();
  expect(game.waits).toEqual(['settling', 'settling', 'lost', null, null]);
  expect(game.shown).toEqual(['wait', 'play won', 'conclude settled']);
});

test('a refusal gives the balance back and lets the player go on', async () => {
  const game = openGame({ play: [new Refusal(409, 'round_open'), settled()] });
  await game.pressAndRest();
  expect(game.balances).toEqual([1000n, 900n, 1000n]);
  expect(game.said.at(-1)).toBe('refused: round_open');
  expect(game.shown).toEqual(['wait', 'stop waiting']);
  await game.pressAndRest();
  expect(game.shown).toContain('play won');
});

test('a round that was called off shows no outcome and the balance that the wallet tells', async () => {
  const game = openGame({ play: [settled({ state: 'void', payout: null, outcome: null, balance: '1000' })] });
  await game.pressAndRest();
  expect(game.shown).toEqual(['wait', 'rest on nothing', 'conclude void']);
  expect(game.balances.at(-1)).toBe(1000n);
  expect(game.said.at(-1)).toBe('result');
});

test('a reload while a round is open ends up at its end, without a show, and plays nothing meanwhile', async () => {
  const game = openGame({ round: [settling(), settled({ payout: '300', balance: '1200' })] });
  const recovered = game.driver.recover([settling()]);
  game.driver.press();
  await recovered;
  expect(game.asked).toEqual([]);
  expect(game.shown).toEqual(['rest on won', 'conclude settled']);
  expect(game.phases).toEqual(['asking', 'idle']);
  expect(game.driver.balanceMinor).toBe(1200n);
});

test('a reload before the request arrived finds no round and forgets its id', async () => {
  const game = openGame({ round: [new Refusal(404, 'round_unknown')], kept: 'id-of-the-lost-request' });
  await game.driver.recover([]);
  expect(game.roundsAsked).toEqual(['id-of-the-lost-request']);
  expect([...game.store.values()]).toEqual([]);
  expect(game.shown).toEqual([]);
  expect(game.driver.phase).toBe('idle');
});

test('the id of a round is kept until the round is decided', async () => {
  const answer = Promise.withResolvers<RoundView>();
  const game = openGame({ play: [answer.promise] });
  game.driver.press();
  expect([...game.store.values()]).toEqual(game.asked);
  answer.resolve(settled());
  await game.rest();
  expect(game.store.size).toBe(0);
});

test('at a shared draw it is told when the stake is placed, and the wait for the draw needs no words', async () => {
  const draw = { number: 7, closes_at: new Date(now + 4_000).toISOString() };
  const game = openGame({ play: [settling({ draw })], round: [settled()] });
  const placed: RoundView[] = [];
  await game.keeper.play(spinBet, { draw: 7, onPlaced: (round) => placed.push(round) });
  expect(placed).toEqual([settling({ draw })]);
  expect(game.pauses).toEqual([4_300]);
  expect(game.waits).toEqual([null]);
});

test('of several stakes on their way each keeps its id until it is decided', async () => {
  const answers = [Promise.withResolvers<RoundView>(), Promise.withResolvers<RoundView>()] as const;
  const game = openGame({ play: answers.map(({ promise }) => promise) });
  const rounds = [game.keeper.play(spinBet), game.keeper.play(spinBet)];
  expect([...game.store.values()]).toEqual([game.asked.join(' ')]);
  answers[0].resolve(settled());
  await rounds[0];
  expect([...game.store.values()]).toEqual([game.asked[1]]);
  answers[1].resolve(settled());
  await rounds[1];
  expect(game.store.size).toBe(0);
});

test('nothing staked asks nothing', async () => {
  const game = openGame({ stake: null });
  game.driver.press();
  expect([game.driver.phase, game.asked, game.phases]).toEqual(['idle', [], []]);
});

const now = Date.parse('2026-01-01T00:00:00Z');

type Reply = RoundView | Error | Promise<RoundView>;

/** A game with a studio that gives these replies in turn, and a record of all that it does. */
function openGame(script: {
  play?: Reply[];
  round?: Reply[];
  show?: Promise<void>;
  kept?: string;
  stake?: null;
  free?: FreeSource;
}) {
  const seen = {
    asked: [] as string[],
    paidBy: [] as string[],
    roundsAsked: [] as string[],
    phases: [] as Phase[],
    balances: [] as (bigint | null)[],
    wins: [] as bigint[],
    said: [] as string[],
    shown: [] as string[],
    waits: [] as Waiting[],
    pauses: [] as number[],
    store: new Map<string, string>(script.kept ? [['round:game', script.kept]] : []),
  };
  const reply = async (replies: Reply[] | undefined): Promise<RoundView> => {
    const next = replies?.shift();
    if (!next) throw new Error('the studio was asked more often than expected');
    if (next instanceof Error) throw next;
    return next;
  };
  const keeper = new RoundKeeper({
    api: {
      play: (id, _bet, options) => {
        seen.asked.push(id);
        if (options?.freeGrant !== undefined) seen.paidBy.push(options.freeGrant);
        return reply(script.play);
      },
      round: (id) => (seen.roundsAsked.push(id), reply(script.round)),
      move: () => reply([]),
    },
    gameCode: 'game',
    onWaiting: (waiting) => seen.waits.push(waiting),
    studioNowMs: () => now,
    store: {
      getItem: (key) => seen.store.get(key) ?? null,
      setItem: (key, value) => void seen.store.set(key, value),
      removeItem: (key) => void seen.store.delete(key),
    },
    pause: async (ms) => void seen.pauses.push(ms),
  });
  const presenter: RoundPresenter<string> = {
    stake: () => (script.stake === null ? null : { bet: spinBet, stakeMinor: 100n }),
    follow: (phase) => seen.phases.push(phase),
    wait: () => seen.shown.push('wait'),
    stopWaiting: () => seen.shown.push('stop waiting'),
    play: async ({ outcome }) => (seen.shown.push(`play ${outcome}`), script.show),
    skip: () => seen.shown.push('skip'),
    rest: (outcome) => seen.shown.push(`rest on ${outcome ?? 'nothing'}`),
    describe: () => 'it came so.',
    conclude: (round) => seen.shown.push(`conclude ${round.state}`),
  };
  const driver = new RoundGame<string>(
    {
      keeper,
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
    script.free,
  );
  const rest = (): Promise<void> => until(() => driver.phase === 'idle');
  return {
    ...seen,
    keeper,
    driver,
    rest,
    async pressAndRest() {
      driver.press();
      await rest();
    },
  };
}

/** Waits for what only needs promises to be kept: nothing here takes time. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !isSo(); turn += 1) await Promise.resolve();
  expect(isSo()).toBe(true);
}

function settled(changes: Partial<RoundView> = {}): RoundView {
  return {
    round_id: '00000000-0000-4000-8000-000000000001',
    client_round_id: 'client-round',
    game_code: 'game',
    mathematics: 'lines-20@1',
    state: 'settled',
    void_reason: null,
    bet: spinBet,
    stake: '100',
    payout: '0',
    outcome: 'won',
    balance: '900',
    currency: 'VND',
    is_free: false,
    played_at: new Date(now).toISOString(),
    draw: null,
    jackpot: null,
    fairness: { commitment: '', client_seed: '', nonce: 0, server_seed: null, chain: null, seat_seed: null },
    ...changes,
  };
}

function settling(changes: Partial<RoundView> = {}): RoundView {
  return settled({ state: 'settling', payout: null, outcome: null, balance: null, ...changes });
}
