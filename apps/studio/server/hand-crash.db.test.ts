import { describe, expect, test } from 'vitest';
import type { HandOutcome } from '#games/hands/hand-model.ts';
import { handsModelById } from '#games/hands/hands-models.ts';
import { movesWithWin } from '#games/slots/gamble-win.ts';
import type { GambledOutcome } from '#games/slots/slot-model.ts';
import { slotModelById } from '#games/slots/slot-models.ts';
import type { RoundView, SessionView } from '../play-protocol/play-protocol.ts';
import { useKilledStudio } from './testing/killed-studio.ts';
import { callAsOperator, callStudio, until } from './testing/studio-process.ts';

const kills = 3;
const movesBetween = 60;
const startMinor = 900_000n;

/** Both wallets are the studio's own: what is held is counted to the last unit without an operator. */
const games = [
  {
    ...{ name: 'hands', gpId: 'GPKC', gameCode: 'kc-blackjack', bet: { stake: '1000' } },
    movesAt: (outcome: Played) => handsModelById.blackjack.movesAt(outcome),
  },
  {
    ...{ name: 'gambled wins', gpId: 'GPR8', gameCode: 'r8-golden-sampan' },
    bet: { stake: '1000', gamble: true },
    movesAt: (outcome: Played) => {
      const { units, cards } = (outcome as GambledOutcome).gamble;
      return movesWithWin(slotModelById['lines-20'], units, cards.length);
    },
  },
] as const;
type Game = (typeof games)[number];
type Played = HandOutcome | GambledOutcome;

type Hand = RoundView<Played>;

/** Who plays hand after hand, and what the studio has answered of each, the latest answer of it. */
interface Seat {
  readonly name: string;
  readonly game: Game;
  token: string;
  readonly answered: Map<string, Hand>;
}

describe.each(games)('kill -9 with $name under way', (game) => {
  const studio = useKilledStudio([game.gpId]);
  const { gpId } = game;

  test(
    'what was answered stands, each goes on where it was, and no money is lost or doubled',
    { timeout: 400_000 },
    async () => {
      let now = await studio.start();
      const seats: Seat[] = Array.from({ length: 8 }, (_, i) => ({
        ...{ name: `${game.gameCode}-${i}`, game, token: '' },
        answered: new Map(),
      }));
      for (const { name } of seats) {
        const member = { member_ref: name, currency: 'VND' };
        await callAsOperator(now.url, gpId, 'create-member', { ...member, language: 'en_US' });
        const order = { ...member, order_id: `in-${name}`, amount: String(startMinor) };
        await callAsOperator(now.url, gpId, 'transfer-in', order);
      }

      let found = 0;
      const sitAll = async () => {
        for (const seat of seats) {
          seat.token = await sitDown(now.url, studio.operator().url, seat);
          found += (await session(now.url, seat)).open_rounds.length;
        }
      };
      for (let kill = 0; kill < kills; kill += 1) {
        await sitAll();
        let moves = 0;
        const playing = seats.map((seat) => playOn(now.url, seat, () => (moves += 1)).catch(() => null));
        await until(() => moves >= movesBetween);
        now.child.kill('SIGKILL');
        await Promise.all(playing);
        now = await studio.start();
      }

      await sitAll();
      // some were in the middle of a hand
      expect(found).toBeGreaterThan(0);
      for (const seat of seats) {
        let heldMinor = startMinor;
        for (const id of [...seat.answered.keys(), nextOf(seat)]) {
          const before = seat.answered.get(id);
          const again = await deal(now.url, seat, id);
          // what was answered stands; of the last request nobody knows
          const said = before?.outcome?.moves ?? [];
          expect(again.outcome?.moves.slice(0, said.length)).toEqual(said);
          if (before?.state === 'settled') expect(again).toEqual({ ...before, balance: again.balance });
          const ended = await toTheEnd(now.url, seat, again, () => {});
          expect(ended.state).toBe('settled');
          heldMinor += BigInt(ended.payout ?? 0) - BigInt(ended.stake);
        }
        const after = await session(now.url, seat);
        expect([after.balance, after.open_rounds]).toEqual([String(heldMinor), []]);
      }
      await studio.end(now);
    },
  );
});

/** Goes on with the hand that is open, then plays one after the other, until nobody answers. */
async function playOn(url: string, seat: Seat, moved: () => void): Promise<void> {
  // the last one may be open, or never have come
  for (let id = [...seat.answered.keys()].at(-1) ?? nextOf(seat); ; id = nextOf(seat))
    await toTheEnd(url, seat, await deal(url, seat, id), moved);
}

async function toTheEnd(url: string, seat: Seat, from: Hand, moved: () => void): Promise<Hand> {
  let hand = from;
  moved();
  while (hand.state === 'playing' && hand.outcome) {
    const asked = {
      ...{ client_round_id: hand.client_round_id, step: hand.outcome.moves.length },
      move: anyOf(seat.game.movesAt(hand.outcome), seat.answered.size + hand.outcome.moves.length),
    };
    hand = await answered(seat, callStudio<Hand>(url, seat.token, 'POST', '/api/moves', asked));
    moved();
  }
  return hand;
}

/** Another one for each number. */
function anyOf(moves: readonly string[], number: number): string {
  return moves[number % moves.length]!;
}

function deal(url: string, seat: Seat, id: string): Promise<Hand> {
  const round = { client_round_id: id, bet: seat.game.bet };
  return answered(seat, callStudio<Hand>(url, seat.token, 'POST', '/api/rounds', round));
}

async function answered(seat: Seat, call: Promise<Hand>): Promise<Hand> {
  const hand = await call;
  expect(hand).not.toHaveProperty('error');
  seat.answered.set(hand.client_round_id, hand);
  return hand;
}

function nextOf({ name, answered: hands }: Seat): string {
  return `${name}-hand-${String(hands.size).padStart(4, '0')}`;
}

/** As a page asks: again, where a studio that has just started says that it can't tell yet. */
async function session(url: string, { token }: Seat): Promise<SessionView> {
  let view: Partial<SessionView> = {};
  await until(async () => {
    view = await callStudio<Partial<SessionView>>(url, token, 'GET', '/api/session');
    return view.open_rounds !== undefined;
  });
  return view as SessionView;
}

async function sitDown(url: string, lobbyUrl: string, { name, game }: Seat): Promise<string> {
  const { gpId, gameCode: game_code } = game;
  let token: string | undefined;
  await until(async () => {
    const { launch_url } = await callAsOperator(url, gpId, 'launch', {
      ...{ member_ref: name, currency: 'VND', game_code, language: 'en_US' },
      ...{ device: 'desktop', mode: 'real', lobby_url: lobbyUrl },
    });
    const code = new URL(String(launch_url)).searchParams.get('code');
    const opened = { code, gp_id: gpId, game_code };
    ({ token } = await callStudio<{ token?: string }>(url, '', 'POST', '/api/session', opened));
    return token !== undefined;
  });
  return token ?? '';
}
