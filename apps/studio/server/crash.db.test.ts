import { expect, test } from 'vitest';
import type { BoardView } from '../play-protocol/sports-protocol.ts';
import { useKilledStudio } from './testing/killed-studio.ts';
import { callAsOperator, callStudio, until } from './testing/studio-process.ts';

const playerCount = 12;
const studio = useKilledStudio(['GPFC', 'GPSB']);

test(
  'kill -9 with spins under way: after the restart each is decided, once',
  { timeout: 240_000 },
  async () => {
    const [operator, first] = [studio.operator(), await studio.start()];
    const tokens = await Promise.all(
      Array.from({ length: playerCount }, (_, i) => openGame(first.url, `crash-${i}`)),
    );
    // executed, but the answers come when nobody is there any more
    operator.incidents.push(...Array.from({ length: playerCount }, () => 'late' as const));
    const lost = tokens.map((token, i) => spin(first.url, token, `crash-${i}-round`).catch(() => null));
    await until(() => operator.calls.length === playerCount);
    first.child.kill('SIGKILL');
    await Promise.all(lost);

    const second = await studio.start();
    const again = await Promise.all(
      tokens.map((token, i) => untilDecided(second.url, token, `crash-${i}-round`)),
    );
    expect(again.map((round) => round.state)).toEqual(Array.from({ length: playerCount }, () => 'settled'));
    const payouts = again.reduce((sum, round) => sum + BigInt(round.payout), 0n);
    expect(operator.executedCount()).toBe(playerCount);
    expect(operator.cashMinor()).toBe(studio.startMinor - BigInt(playerCount) * 1000n + payouts);

    expect(await studio.end(second)).toEqual([0, null]);
  },
);

test(
  'kill -9 with free rounds under way: after the restart each is told once, and nothing more can be played',
  { timeout: 240_000 },
  async () => {
    const [operator, first] = [studio.operator(), await studio.start()];
    const players = Array.from({ length: playerCount }, (_, i) => `free-${i}`);
    const grantOf = (player: string) => ({
      ...{ member_ref: `member-of-${player}`, currency: 'VND', grant_id: `g-${player}` },
    });
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const terms = { game_code: 'fc-deep-blue', count: 1, stake: '1000', expires_at };
    for (const player of players)
      await operatorCalls(first.url, 'free-rounds-give', { ...grantOf(player), ...terms });
    const tokens = await Promise.all(players.map((player) => openGame(first.url, player)));
    const [cash, counted, told] = [operator.cashMinor(), operator.executedCount(), operator.calls.length];
    // counted, but the answers come when nobody is there any more
    operator.incidents.push(...players.map(() => 'late' as const));
    const more = (player: string) => ({ free_grant: `g-${player}` });
    const lost = players.map((player, i) =>
      spin(first.url, tokens[i] ?? '', `${player}-round`, more(player)).catch(() => null),
    );
    await until(() => operator.calls.length === told + playerCount);
    first.child.kill('SIGKILL');
    await Promise.all(lost);

    const second = await studio.start();
    const again = await Promise.all(
      players.map((player, i) => untilDecided(second.url, tokens[i] ?? '', `${player}-round`)),
    );
    const payouts = again.reduce((sum, round) => sum + BigInt(round.payout), 0n);
    expect(operator.executedCount()).toBe(counted + playerCount);
    expect([operator.freeWonMinor(), operator.cashMinor()]).toEqual([payouts, cash]);
    for (const [i, player] of players.entries()) {
      const status = await operatorCalls(second.url, 'free-rounds-status', grantOf(player));
      expect(status).toMatchObject({ state: 'spent', used: 1, won: again[i]?.payout });
    }
    await studio.end(second);
  },
);

test(
  'kill -9 with tickets under way: after the restart each is taken or not, and its stake moved once',
  { timeout: 180_000 },
  async () => {
    const [operator, first] = [studio.operator(), await studio.start()];
    const game = { gp_id: 'GPSB', game_code: 'sb-board' };
    const tokens = await Promise.all(
      Array.from({ length: playerCount }, (_, i) => openGame(first.url, `ticket-${i}`, game)),
    );
    const selection = await untilOnOffer(first.url, tokens[0] ?? '');
    const [cash, told] = [operator.cashMinor(), operator.calls.length];
    operator.incidents.push(...tokens.map((_, i) => (i % 3 === 0 ? 'lose_request' : 'late') as 'late'));
    const request = (i: number) => ({
      ...{ client_request_id: `crash-ticket-${i}`, kind: 'single', unit_stake: '1000', accept: 'any' },
      selections: [selection],
    });
    const place = (url: string, i: number) =>
      callStudio<Ticket>(url, tokens[i] ?? '', 'POST', '/api/sports/tickets', request(i));
    const lost = tokens.map((_, i) => place(first.url, i).catch(() => null));
    // some are asked about, others wait for their turn
    await until(() => operator.calls.length > told + 1);
    first.child.kill('SIGKILL');
    await Promise.all(lost);

    const second = await studio.start();
    // nothing is taken before the feed has told everything anew
    await untilOnOffer(second.url, tokens[0] ?? '');
    // as a page does whose answer was lost; one that had never come may be refused while the feed is heard anew
    const ids = await Promise.all(
      tokens.map(async (_, i) => {
        let id: string | undefined;
        await until(async () => (id = (await place(second.url, i)).ticket_id) !== undefined, 60);
        return id;
      }),
    );
    let states: string[] = [];
    await until(async () => {
      const tickets = ids.map((id, i) =>
        callStudio<Ticket>(second.url, tokens[i] ?? '', 'GET', `/api/sports/tickets/${id}`),
      );
      states = (await Promise.all(tickets)).map(({ state }) => state);
      return states.every((state) => state === 'accepted' || state === 'rejected');
      // a call that the dead process had on its way is repeated when its lease is over
    }, 100);
    const accepted = states.filter((state) => state === 'accepted').length;
    expect(accepted).toBeGreaterThan(0);
    // of those that were not taken the stake comes back
    await until(() => operator.cashMinor() === cash - BigInt(accepted) * 1_000n);
    await studio.end(second);
  },
);

interface Ticket {
  ticket_id: string;
  state: string;
}

/** A price of a match that begins late enough, once the feed is up. */
async function untilOnOffer(url: string, token: string): Promise<object> {
  let found: object | undefined;
  await until(async () => {
    const board = await callStudio<BoardView>(url, token, 'GET', '/api/sports/board');
    const market = board.matches.findLast(({ status }) => status === 'not_started')?.markets[0];
    const outcome = market?.outcomes[0];
    if (board.is_up && market?.status === 'active' && outcome)
      found = { market_id: market.market_id, outcome: outcome.outcome, price: outcome.price };
    return found !== undefined;
  });
  return found ?? {};
}

const operatorCalls = (url: string, method: string, input: object) =>
  callAsOperator(url, 'GPFC', method, input);

interface Round {
  state: string;
  payout: string;
}

async function openGame(
  url: string,
  code: string,
  game = { gp_id: 'GPFC', game_code: 'fc-deep-blue' },
): Promise<string> {
  const opened = await callStudio<{ token: string }>(url, '', 'POST', '/api/session', { code, ...game });
  return opened.token;
}

function spin(url: string, token: string, clientRoundId: string, more: object = {}): Promise<Round> {
  const round = { client_round_id: clientRoundId, bet: { stake: '1000' }, ...more };
  return callStudio(url, token, 'POST', '/api/rounds', round);
}

async function untilDecided(url: string, token: string, clientRoundId: string): Promise<Round> {
  let round: Round | undefined;
  await until(async () => {
    round = await callStudio<Round>(url, token, 'GET', `/api/rounds/${clientRoundId}`);
    // a studio that has just begun may say that it is busy
    return round.state === 'settled' || round.state === 'void';
  });
  return round as Round;
}
