import { expect, test } from 'vitest';
import type { PlaceTicketRequest, TicketView } from '../../../../play-protocol/sports-protocol.ts';
import { Refusal, Unreachable } from '../../../client/api.ts';
import { TicketKeeper } from './ticket-keeper.ts';

test('a lost answer is asked for with the same id, and makes one ticket', async () => {
  const studio = openStudio({ lostAnswers: 2 });
  const ticket = await studio.keeper().place(request('a'));
  expect(ticket.client_request_id).toBe('a');
  expect(studio.asked).toEqual(['a', 'a', 'a']);
  expect(studio.made.size).toBe(1);
  expect(studio.waits).toEqual(['lost', 'lost', null]);
  expect(studio.stored.size).toBe(0);
});

test('what was pressed just before a reload is asked for again, and is the same ticket', async () => {
  const studio = openStudio({ lostAnswers: Number.POSITIVE_INFINITY });
  void studio.keeper().place(request('a'));
  await studio.turn();
  expect([studio.made.size, studio.stored.size]).toEqual([1, 1]);
  studio.lostAnswers = 0;
  const { tickets, lost } = await studio.keeper().recover();
  expect([tickets.map(({ ticket_id }) => ticket_id), lost]).toEqual([['ticket-a'], 0]);
  expect([studio.made.size, studio.stored.size]).toEqual([1, 0]);
});

test('what was pressed long ago is looked for and never placed', async () => {
  const studio = openStudio({ lostAnswers: Number.POSITIVE_INFINITY });
  void studio.keeper().place(request('a'));
  await studio.turn();
  studio.made.clear();
  studio.nowMs += 61_000;
  studio.lostAnswers = 0;
  const before = studio.asked.length;
  expect(await studio.keeper().recover()).toEqual({ tickets: [], lost: 1 });
  expect([studio.asked.length - before, studio.stored.size]).toEqual([0, 0]);
});

test('a refusal is final: it is told, and not asked for again', async () => {
  const studio = openStudio({ refusal: new Refusal(409, 'price_changed') });
  await expect(studio.keeper().place(request('a'))).rejects.toMatchObject({ word: 'price_changed' });
  expect([studio.asked.length, studio.stored.size]).toEqual([1, 0]);
});

test('a ticket is followed until it is decided', async () => {
  const studio = openStudio({ states: ['reserved', 'pending', 'pending', 'accepted'] });
  const keeper = studio.keeper();
  await keeper.follow(await keeper.place(request('a')));
  expect(studio.seen).toEqual(['reserved', 'pending', 'pending', 'accepted']);
});

interface Script {
  lostAnswers?: number;
  readonly refusal?: Refusal;
  readonly states?: TicketView['state'][];
}

/** A studio that makes each ticket once, and loses answers on their way. */
function openStudio({ lostAnswers = 0, refusal, states = ['accepted'] }: Script) {
  const stored = new Map<string, string>();
  const studio = {
    ...{ stored, lostAnswers, nowMs: 1_000_000 },
    asked: [] as string[],
    made: new Map<string, TicketView>(),
    seen: [] as string[],
    waits: [] as (string | null)[],
    turn: () => new Promise((settle) => setTimeout(settle, 5)),
    keeper: () =>
      new TicketKeeper({
        calls: {
          async place({ client_request_id: id }) {
            studio.asked.push(id);
            if (refusal) throw refusal;
            if (!studio.made.has(id)) studio.made.set(id, ticketOf(id, states.shift() ?? 'accepted'));
            return answer(studio.made.get(id)!);
          },
          ticket: async (id) => answer(ticketOf(id.slice('ticket-'.length), states.shift() ?? 'accepted')),
          latest: async () => answer([...studio.made.values()]),
        },
        onWaiting: (waiting) => studio.waits.push(waiting),
        onTicket: ({ state }) => studio.seen.push(state),
        store: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
        nowMs: () => studio.nowMs,
        pause: () => new Promise((settle) => setTimeout(settle, 1)),
      }),
  };
  function answer<T>(content: T): T {
    if (studio.lostAnswers > 0) {
      studio.lostAnswers -= 1;
      throw new Unreachable('lost');
    }
    return content;
  }
  return studio;
}

function request(id: string): PlaceTicketRequest {
  const selections = [{ market_id: '1', outcome: 'home', price: 2_000 }];
  return { client_request_id: id, kind: 'single', selections, unit_stake: '5000', accept: 'none' };
}

function ticketOf(id: string, state: TicketView['state']): TicketView {
  return { ticket_id: `ticket-${id}`, client_request_id: id, state, cash_out: null } as TicketView;
}
