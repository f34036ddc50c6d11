import { expect, test } from 'vitest';
import type { RoundView, TableDrawView, TableView } from '../../../play-protocol/play-protocol.ts';
import { Refusal } from '../../client/api.ts';
import { Money } from '../../client/money.ts';
import type { PlayOptions } from '../../client/round-keeper.ts';
import { BetSlip } from './bet-slip.ts';
import { SharedTable } from './shared-table.ts';

test('whoever looks sees every draw, without a bet', async () => {
  const { table, seen } = open();
  table.see(view(draw(7)));
  table.see(view(draw(7, 'closed')));
  table.see(view(draw(7, 'drawn', 'seven'), [7]));
  await rest(table);
  table.see(view(draw(8), [7]));
  table.see(view(draw(8, 'closed'), [7]));
  table.see(view(draw(8, 'drawn', 'eight'), [8, 7]));
  await rest(table);
  expect(seen.stage).toEqual([
    ...['rest on nothing', 'wait', 'wait', 'play seven', 'wait', 'wait', 'play eight'],
  ]);
  expect(seen.said).toEqual(['bets_closed', 'it was seven.', 'bets_closed', 'it was eight.']);
  expect(seen.marked).toEqual(['seven', 'eight']);
});

test('whoever comes in during the rest finds the last result, and no show of it', () => {
  const { table, seen } = open();
  table.see(view(draw(7, 'drawn', 'seven'), [7, 6]));
  expect(seen.stage).toEqual(['rest on seven']);
  expect(seen.road.at(-1)).toEqual([7, 6]);
});

test('one clock: it counts to the close, says nothing of the next draw while this one is shown, then does', async () => {
  const show = Promise.withResolvers<void>();
  const { table, clock } = open({ show: show.promise });
  table.see(view(draw(7)));
  expect(table.clock()).toMatchObject({ text: 'bets_close_in', seconds: 12 });
  clock.nowMs += 12_000;
  // the studio has not closed it yet, but its time is over
  expect(table.clock()).toMatchObject({ text: 'bets_closed', seconds: null });
  table.see(view(draw(7, 'closed')));
  expect(table.clock()).toMatchObject({ text: 'bets_closed', seconds: null });
  table.see(view(draw(7, 'drawn', 'seven'), [7]));
  expect(table.clock()).toMatchObject({ text: 'drawing', seconds: null });
  clock.nowMs += 3_000;
  show.resolve();
  await rest(table);
  expect(table.clock()).toMatchObject({ text: 'next_draw_in', seconds: 5 });
});

test('who sat at a draw is shown until it has been shown, whoever sits down for the next one meanwhile', async () => {
  const show = Promise.withResolvers<void>();
  const { table, seen } = open({ show: show.promise });
  table.see(view(draw(7), [], ['ann']));
  table.see(view(draw(7), [], ['bo']));
  table.see(view(draw(7, 'drawn', 'seven'), [7], ['bo']));
  table.see(view(draw(8), [7], ['cy']));
  expect(seen.holders).toEqual([['ann'], ['bo'], ['bo']]);
  show.resolve();
  await rest(table);
  expect(seen.holders.at(-1)).toEqual(['cy']);
});

test('what is bet on is of the draw that is shown, and of the next one when that has been shown', async () => {
  const show = Promise.withResolvers<void>();
  const { table, seen } = open({ show: show.promise });
  table.see(view(draw(7)));
  table.see(view(draw(7, 'drawn', 'seven'), [7]));
  table.see(view(draw(8), [7]));
  expect(new Set(seen.draws)).toEqual(new Set([7]));
  show.resolve();
  await rest(table);
  expect(seen.draws.at(-1)).toBe(8);
});

test('a table that waits for the beacon says so once, and goes on with its stakes when the round is there', async () => {
  const { table, seen } = open();
  const late = { ...draw(7, 'closed'), waits_for_beacon: true };
  table.see(view(draw(7, 'closed')));
  expect(table.clock().text).toBe('bets_closed');
  table.see(view(late));
  table.see(view(late));
  expect(table.clock()).toMatchObject({ text: 'beacon_awaited', seconds: null });
  expect(seen.said).toEqual(['bets_closed', 'beacon_late']);
  table.see(view(draw(7, 'drawn', 'seven'), [7]));
  await rest(table);
  expect(seen.said).toEqual(['bets_closed', 'beacon_late', 'it was seven.']);
  expect(seen.stage.at(-1)).toBe('play seven');
});

test('a stake can be added to until the close; each is a round of its own on the draw that was looked at', async () => {
  const { table, seen, slip, keeper } = open();
  table.see(view(draw(7)));
  slip.place(['player'], 100n);
  table.press();
  // a second press while the studio is asked places nothing
  table.press();
  await until(() => keeper.asked.length === 1);
  keeper.place(0, '900');
  await until(() => seen.said.length === 1);
  slip.place(['player'], 50n);
  slip.place(['tie'], 50n);
  table.press();
  await until(() => keeper.asked.length === 2);
  keeper.place(1, '800');
  await until(() => seen.said.length === 2);
  expect(keeper.asked.map(({ bet, draw: number }) => [bet, number])).toEqual([
    [{ picks: [{ option: 'player', stake: '100' }] }, 7],
    [
      {
        picks: [
          { option: 'player', stake: '50' },
          { option: 'tie', stake: '50' },
        ],
      },
      7,
    ],
  ]);
  expect(slip.amountOn('player')).toEqual({ minor: 150n, isPlaced: true });
  expect(seen.balances.at(-1)).toBe(800n);

  keeper.decide(0, { payout: '200', balance: '1000' });
  keeper.decide(1, { payout: '100', balance: '1100' });
  table.see(view(draw(7, 'closed')));
  expect(seen.balances.at(-1)).toBe(800n);
  table.see(view(draw(7, 'drawn', 'seven'), [7]));
  await until(() => seen.balances.at(-1) === 1100n);
  expect(seen.sums).toEqual([{ stake: '200', payout: '300' }]);
  expect(slip.totalMinor).toBe(0n);
  slip.repeat();
  expect(slip.amountOn('player').minor).toBe(150n);
});

test('a stake that came too late is back in hand, and the balance with it', async () => {
  const { table, seen, slip, keeper } = open();
  table.see(view(draw(7)));
  slip.place(['player'], 100n);
  table.press();
  await until(() => keeper.asked.length === 1);
  keeper.refuse(0, new Refusal(409, 'draw_closed'));
  await until(() => seen.said.length === 1);
  expect(seen.said).toEqual(['refused: draw_closed']);
  expect(slip.amountOn('player')).toEqual({ minor: 100n, isPlaced: false });
  expect(seen.balances).toEqual([1000n, 900n, 1000n]);
});

test('a stake that the wallet refused is back in hand', async () => {
  const { table, seen, slip, keeper } = open();
  table.see(view(draw(7)));
  slip.place(['player'], 100n);
  table.press();
  await until(() => keeper.asked.length === 1);
  keeper.decide(0, { state: 'void', payout: null, balance: '1000' });
  await until(() => seen.said.length === 1);
  expect(slip.amountOn('player')).toEqual({ minor: 100n, isPlaced: false });
});

test('after a reload the stakes lie where they lay, and their money comes with the draw', async () => {
  const { table, seen, slip, keeper } = open();
  table.recover([stakeOn(7, 'player', '100'), stakeOn(7, 'tie', '50')]);
  table.see(view(draw(7)));
  expect(slip.amountOn('player')).toEqual({ minor: 100n, isPlaced: true });
  keeper.decide(0, { stake: '100', payout: '0', balance: '850' });
  keeper.decide(1, { stake: '50', payout: '400', balance: '1250' });
  table.see(view(draw(7, 'drawn', 'seven'), [7]));
  await until(() => seen.balances.at(-1) === 1250n);
  expect(seen.sums).toEqual([{ stake: '150', payout: '400' }]);
});

test('a draw that passed unseen has no show, and its money counts', async () => {
  const { table, seen, keeper } = open();
  table.recover([stakeOn(7, 'player', '100')]);
  table.see(view(draw(7)));
  keeper.decide(0, { payout: '0', balance: '900' });
  table.see(view(draw(9), [8, 7]));
  await until(() => seen.balances.at(-1) === 900n);
  expect(seen.stage.filter((entry) => entry.startsWith('play'))).toEqual([]);
  expect(seen.stage.at(-1)).toBe('rest on result 8');
  expect(seen.road.at(-1)).toEqual([8, 7]);
});

test('a result stands on the road when it has been shown, not before; old news changes nothing', async () => {
  const show = Promise.withResolvers<void>();
  const { table, seen } = open({ show: show.promise });
  table.see(view(draw(7), [6]));
  table.see(view(draw(7, 'drawn', 'seven'), [7, 6]));
  expect(seen.road.at(-1)).toEqual([6]);
  table.see(view(draw(7, 'closed'), [6]));
  show.resolve();
  await rest(table);
  expect(seen.road.at(-1)).toEqual([7, 6]);
  expect(table.clock().text).toBe('next_draw_in');
});

test('a stake of a plan lies on the table as one of the player’s, once, and counts when its draw does', async () => {
  const show = Promise.withResolvers<void>();
  const { table, seen, slip, keeper } = open({ show: show.promise });
  table.recover([stakeOn(7, 'player', '100')]);
  table.see(view(draw(7)));
  // told again by whoever follows the plan
  table.adopt(stakeOn(7, 'player', '100'));
  expect(slip.placedMinor).toBe(100n);
  table.see(view(draw(7, 'drawn', 'seven'), [7]));
  keeper.decide(0, { stake: '100', payout: '0', balance: '900' });
  // of the next draw, while this one is still shown: it is not cleared with this one
  table.adopt(stakeOn(8, 'tie', '50'));
  expect(slip.placedMinor).toBe(100n);
  show.resolve();
  await rest(table);
  expect(slip.amountOn('tie')).toEqual({ minor: 50n, isPlaced: true });
  expect(slip.amountOn('player').minor).toBe(0n);
  table.see(view(draw(8), [7]));
  keeper.decide(1, { stake: '50', payout: '400', balance: '1250' });
  table.see(view(draw(8, 'drawn', 'eight'), [8, 7]));
  await until(() => seen.sums.length === 2);
  expect(seen.sums.at(-1)).toEqual({ stake: '50', payout: '400' });
});

const startMs = Date.parse('2026-01-01T00:00:00Z');
const at = (ms: number): string => new Date(startMs + ms).toISOString();

/** Every draw of the tests has the same times: they are only looked at one at a time. */
function draw(number: number, state: TableDrawView['state'] = 'open', outcome?: string): TableDrawView {
  return {
    ...{ number, state, commitment: '', seats: null, outcome: outcome ?? null },
    ...{ opens_at: at(0), closes_at: at(12_000), draws_at: at(13_000), ends_at: at(20_000) },
    ...{ seats_hash: null, beacon: null, waits_for_beacon: false },
  };
}

function view(
  shown: TableDrawView,
  results: readonly number[] = [],
  holders: readonly string[] = [],
): TableView {
  return {
    now: at(0),
    draw: shown,
    results: results.map((number) => ({ number, outcome: `result ${number}` })),
    boxes: holders.map((holder, index) => ({
      ...{ box: String(index + 1), holder, stake: '1000', currency: 'VND', players: 1 },
    })),
    pool: [],
  };
}

function stakeOn(number: number, option: string, stake: string): RoundView {
  return {
    ...{ round_id: `${number}`, client_round_id: `${option}-${number}`, game_code: 'game', currency: 'VND' },
    ...{ state: 'settling', void_reason: null, bet: { picks: [{ option, stake }] }, stake },
    ...{ payout: null, outcome: null, balance: '900', played_at: at(0) },
    ...{ mathematics: 'baccarat@1', jackpot: null, is_free: false },
    draw: { number, closes_at: at(12_000) },
    fairness: {} as RoundView['fairness'],
  };
}

/** A table with a studio that answers when it is told to. */
function open(script: { show?: Promise<void> } = {}) {
  const seen = {
    stage: [] as string[],
    said: [] as string[],
    marked: [] as unknown[],
    holders: [] as string[][],
    draws: [] as number[],
    balances: [] as (bigint | null)[],
    road: [] as number[][],
    sums: [] as { stake: string; payout: string | null }[],
  };
  const clock = { nowMs: startMs };
  const money = new Money('VND', 'en-US');
  const slip = new BetSlip(10_000n, () => {});
  const rounds: {
    decision: PromiseWithResolvers<RoundView>;
    placed: RoundView;
    onPlaced: PlayOptions['onPlaced'];
  }[] = [];
  const keeper = {
    asked: [] as { bet: RoundView['bet']; draw: number | undefined }[],
    play(bet: RoundView['bet'], options: PlayOptions = {}) {
      const decision = Promise.withResolvers<RoundView>();
      const stake = 'picks' in bet ? bet.picks.reduce((sum, pick) => sum + Number(pick.stake), 0) : 0;
      keeper.asked.push({ bet, draw: options.draw });
      const placed = { ...stakeOn(options.draw ?? 0, 'any', String(stake)), bet };
      rounds.push({ decision, placed, onPlaced: options.onPlaced });
      return decision.promise;
    },
    recover: (openRounds: readonly RoundView[]) =>
      openRounds.map((placed) => {
        const decision = Promise.withResolvers<RoundView>();
        rounds.push({ decision, placed, onPlaced: undefined });
        return { open: placed, decided: decision.promise };
      }),
    follow(placed: RoundView) {
      const decision = Promise.withResolvers<RoundView>();
      rounds.push({ decision, placed, onPlaced: undefined });
      return decision.promise;
    },
    place: (index: number, balance: string) =>
      rounds[index]!.onPlaced?.({ ...rounds[index]!.placed, balance }),
    decide: (index: number, changes: Partial<RoundView>) =>
      rounds[index]!.decision.resolve({ ...rounds[index]!.placed, state: 'settled', ...changes }),
    refuse: (index: number, refusal: Refusal) => rounds[index]!.decision.reject(refusal),
  };
  const table = new SharedTable(
    {
      frame: {
        ...{ money, keeper, sound: { start() {} } },
        text: (key) => key,
        say: (message) => void seen.said.push(message),
        explain: (error) => `refused: ${error instanceof Refusal ? error.word : String(error)}`,
        resultOf: () => 'result',
        celebrate: ({ stake, payout }) => void seen.sums.push({ stake, payout }),
      },
      meters: { showBalance: (minor) => void seen.balances.push(minor), showWin() {} },
      ...{ slip, bar: { show() {} } },
      table: {
        mark: (outcome) => void seen.marked.push(outcome),
        clearMarks() {},
        showDraw: (number) => void seen.draws.push(number),
        showBoxes: (boxes) => void seen.holders.push(boxes.map(({ holder }) => holder)),
        showPool() {},
      },
      stage: {
        element: {} as HTMLElement,
        rest: (outcome) => void seen.stage.push(`rest on ${(outcome as string | null) ?? 'nothing'}`),
        wait: () => void seen.stage.push('wait'),
        play: async (outcome) => (seen.stage.push(`play ${String(outcome)}`), script.show),
        skip() {},
        describe: (outcome) => `it was ${String(outcome)}.`,
      },
      road: { show: (results) => void seen.road.push(results.map(({ number }) => number)) },
      nowMs: () => clock.nowMs,
      readBalance: async () => null,
    },
    '1000',
  );
  return { table, seen, slip, keeper, clock };
}

const rest = (table: SharedTable): Promise<void> => until(() => !table.isShowing);

/** Waits for what only needs promises to be kept: nothing here takes time. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !isSo(); turn += 1) await Promise.resolve();
  expect(isSo()).toBe(true);
}
