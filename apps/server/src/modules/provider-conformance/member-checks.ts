import { must, type ConformanceCheck } from './conformance-check.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { fund, mustHold, newOrder, transfer } from './transfer-order.ts';

const changes = 3;

/** Members, their games and what is told of them. */
export const memberChecks: readonly ConformanceCheck<ProviderCaller>[] = [
  {
    name: 'create-member may come again, and changes nothing',
    async run(caller) {
      const member = await caller.newMember();
      await mustHold(caller, member, '0', 'create-member');
      await fund(caller, member, '10');
      const { status } = await caller.ask('create-member', { ...member, language: 'en_US' });
      must(status === 'OK', `create-member of a known member was answered ${status}`);
      await mustHold(caller, member, '10', 'create-member of a known member');
    },
  },
  {
    name: 'a member that was never made known is MEMBER_NOT_FOUND',
    async run(caller) {
      const stranger = { member_ref: `nobody-${caller.newId()}`, currency: caller.provider.currency };
      const told = await caller.ask('balance', stranger);
      must(told.status === 'MEMBER_NOT_FOUND', `balance was answered ${told.status}`);
      const { word } = await transfer(caller, 'transfer-in', newOrder(caller, stranger, '1'));
      must(word === 'MEMBER_NOT_FOUND', `transfer-in was answered ${word}`);
    },
  },
  {
    name: 'balance_version grows with every change of a balance',
    async run(caller) {
      const member = await caller.newMember();
      let last = (await caller.ask('balance', member)).balance_version;
      if (last === undefined) return { notSeen: 'the provider counts no changes' };
      for (let change = 0; change < changes; change += 1) {
        await fund(caller, member, '5');
        const { balance_version: version } = await caller.ask('balance', member);
        must(
          version !== undefined && BigInt(version) > BigInt(last),
          `it was ${last}, and after a transfer ${version ?? 'was not told'}`,
        );
        last = version;
      }
      return undefined;
    },
  },
  {
    name: 'launch answers an address, and kick ends what is open',
    async run(caller) {
      const member = await caller.newMember();
      const opened = await caller.ask('launch', launchOf(caller, member.member_ref));
      must(opened.status === 'OK', `launch was answered ${opened.status}`);
      must(/^https?:\/\/[^/]/.test(opened.launch_url ?? ''), `launch_url is "${opened.launch_url ?? ''}"`);
      const { status } = await caller.ask('kick', member);
      must(status === 'OK', `kick was answered ${status}`);
    },
  },
  {
    name: 'launch of a game that there is none of is INVALID_GAME',
    async run(caller) {
      const { member_ref } = await caller.newMember();
      const { status } = await caller.ask('launch', {
        ...launchOf(caller, member_ref),
        game_code: 'no-such-game',
      });
      must(status === 'INVALID_GAME', `it was answered ${status}`);
    },
  },
  {
    name: 'rounds come in pages, each no longer than was asked for, the same for the same cursor',
    async run(caller) {
      const first = await caller.ask('rounds', { cursor: '', limit: 2 });
      must(first.status === 'OK', `rounds was answered ${first.status}`);
      must(first.rounds !== undefined && first.rounds.length <= 2, 'it told more than two, or no list');
      must(first.next_cursor !== undefined, 'it told no next_cursor');
      if (first.rounds.length < 2) return { notSeen: 'fewer than two rounds have been played there' };
      const again = await caller.ask('rounds', { cursor: '', limit: 2 });
      const ids = (page: typeof first) => page.rounds?.map(({ round_id: id }) => id).join(' ');
      must(ids(first) === ids(again), 'the same cursor told other rounds');
      const next = await caller.ask('rounds', { cursor: first.next_cursor, limit: 2 });
      const known = new Set(first.rounds.map(({ round_id: id }) => id));
      must(!next.rounds?.some(({ round_id: id }) => known.has(id)), 'next_cursor told a round again');
      return undefined;
    },
  },
];

function launchOf({ provider }: ProviderCaller, memberRef: string) {
  return {
    mode: 'real' as const,
    member_ref: memberRef,
    currency: provider.currency,
    language: 'en_US' as const,
    game_code: provider.gameCode,
    device: 'desktop' as const,
    lobby_url: provider.lobbyUrl,
  };
}
