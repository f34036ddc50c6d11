import { must, type ConformanceCheck } from './conformance-check.ts';
import type { ProviderCaller, TrialMember } from './provider-caller.ts';
import { fund } from './transfer-order.ts';

/** Nobody walks further than this. */
const mostParts = 200;

/** What a provider tells whoever compares books with it. */
export const listChecks: readonly ConformanceCheck<ProviderCaller>[] = [
  {
    name: 'round-list tells what ended in a time, in its order and in parts, the same for the same cursor',
    async run(caller) {
      const time = { from: '2020-01-01T00:00:00Z', until: new Date().toISOString() };
      const first = await caller.askIfKnown('round-list', { ...time, cursor: '', limit: 2 });
      if (!first) return { notSeen: 'the provider has no such list' };
      must(first.status === 'OK', `round-list was answered ${first.status}`);
      const { rounds, next_cursor: nextCursor } = first;
      must(rounds !== undefined && rounds.length <= 2, 'it told more than two, or no list');
      must(nextCursor !== undefined, 'it told no next_cursor');
      const nothing = await caller.ask('round-list', { ...time, until: time.from, cursor: '', limit: 2 });
      must(nothing.rounds?.length === 0, 'it told rounds of a time that has no length');
      const [one, two] = rounds;
      if (!one || !two || nextCursor === null) return { notSeen: 'fewer than three rounds have ended there' };
      must(Date.parse(one.ended_at) <= Date.parse(two.ended_at), 'the later one came first');
      const again = await caller.ask('round-list', { ...time, cursor: '', limit: 2 });
      must(JSON.stringify(again.rounds) === JSON.stringify(rounds), 'the same cursor told other rounds');
      const next = await caller.ask('round-list', { ...time, cursor: nextCursor, limit: 2 });
      const known = new Set(rounds.map(({ round_id: id }) => id));
      must(!next.rounds?.some(({ round_id: id }) => known.has(id)), 'next_cursor told a round again');
      const until = await caller.ask('round-list', { ...time, until: one.ended_at, cursor: '', limit: 2 });
      must(
        !until.rounds?.some(({ round_id: id }) => id === one.round_id),
        'it told a round that ended when the time did',
      );
      return undefined;
    },
  },
  {
    name: 'balance-list tells what a member has there',
    async run(caller) {
      const member = await caller.newMember();
      await fund(caller, member, '4321');
      const told = await findBalance(caller, member);
      if (told === 'no list') return { notSeen: 'the provider has no such list' };
      if (told === 'too long') return { notSeen: `the list has more than ${mostParts} parts` };
      must(told === '4321', `of 4321 it told ${told ?? 'nothing'}`);
      return undefined;
    },
  },
];

async function findBalance(caller: ProviderCaller, member: TrialMember): Promise<string | undefined> {
  let cursor = '';
  for (let part = 0; part < mostParts; part += 1) {
    const answer = await caller.askIfKnown('balance-list', { cursor, limit: 1_000 });
    if (!answer) return 'no list';
    must(answer.status === 'OK', `balance-list was answered ${answer.status}`);
    must(answer.balances !== undefined, 'it told no list');
    const found = answer.balances.find(
      (each) => each.member_ref === member.member_ref && each.currency === member.currency,
    );
    if (found || answer.next_cursor === null) return found?.amount;
    must(answer.next_cursor !== undefined && answer.next_cursor !== cursor, 'the list does not go on');
    cursor = answer.next_cursor;
  }
  return 'too long';
}
