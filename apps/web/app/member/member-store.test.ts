import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from '@halls/web-kit';
import { reads } from '#app/api/reads.ts';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { idleLaunch } from '#app/game-session/launch-rules.ts';
import type { KnownMember, Member } from './member-rules.ts';
import { memberRead, memberStore } from './member-store.ts';

const { call, session } = vi.hoisted(() => ({
  call: vi.fn<(path: string, body: object, options: { signal: AbortSignal }) => Promise<unknown>>(),
  session: { current: null as { memberId: number } | null },
}));
vi.mock('#app/api/browser-client.ts', () => ({
  api: { call } satisfies { [Key in keyof ApiClient]: unknown },
}));
vi.mock('#app/session/browser-session.ts', () => ({
  browserSession: { read: () => session.current },
  useSession: () => session.current,
}));

/** The calls that wait for an answer, in their order, each with its path and the way to answer it. */
let waiting: { path: string; answer: (data: unknown) => Promise<void>; isDropped: () => boolean }[] = [];
let stop: () => void = () => {};

beforeEach(() => {
  session.current = { memberId: 17 };
  waiting = [];
  call.mockImplementation(
    (path, _body, { signal }) =>
      new Promise((resolve) => {
        waiting.push({
          path,
          isDropped: () => signal.aborted,
          async answer(data) {
            resolve({ ok: true, code: 100, message: '', data });
            // the answer goes through a handful of promises before it is there to be read
            await new Promise((done) => setTimeout(done, 5));
          },
        });
      }),
  );
  stop = new QueryObserver(reads.client, memberRead(17)).subscribe(() => {});
});
afterEach(() => {
  stop();
  reads.forget();
});

const layout = (part: Partial<Member> = {}) => ({
  member_common_layout: { member_cash: '100.00', member_currency: 'USD', is_playing: 0, ...part },
});
const known = () => reads.client.getQueryData<KnownMember>(['member', 17]);
const pathsAsked = () => waiting.map(({ path }) => path);

it('drops an older answer that comes after a newer one', async () => {
  await waiting[0]?.answer(layout());
  void memberStore.load();
  void memberStore.load();
  expect(waiting).toHaveLength(3);
  expect(waiting[1]?.isDropped()).toBe(true);
  await waiting[2]?.answer(layout({ member_cash: '30.00' }));
  await waiting[1]?.answer(layout({ member_cash: '20.00' }));
  expect(known()?.member.member_cash).toBe('30.00');
});

it('keeps a balance told by an event over the answer that was on its way', async () => {
  await waiting[0]?.answer(layout());
  void memberStore.load();
  memberStore.setCash('42.00', null);
  await waiting[1]?.answer(layout({ member_cash: '100.00' }));
  expect(known()?.member.member_cash).toBe('42.00');
});

it('takes the answer that was asked for after the event', async () => {
  await waiting[0]?.answer(layout());
  memberStore.setCash('42.00', null);
  void memberStore.load();
  await waiting[1]?.answer(layout({ member_cash: '41.00' }));
  expect(known()?.member.member_cash).toBe('41.00');
});

it('asks anew when an event tells of a member who is not known yet', async () => {
  memberStore.setCash('42.00', null);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  await waiting[0]?.answer(layout({ member_cash: '100.00' }));
  expect(known()).toBeUndefined();
  await waiting[1]?.answer(layout({ member_cash: '42.00' }));
  expect(known()?.member.member_cash).toBe('42.00');
});

it('looks for the game’s money after a reload, and lets an event that comes first have its way', async () => {
  await waiting[0]?.answer(layout({ is_playing: 1, member_cash: '0.00' }));
  expect(pathsAsked()).toEqual(['/member/profile/common/layout', '/member/profile/my_cash']);
  memberStore.setCash('0.00', { gpId: 'GPR8', cash: '90.00' });
  await waiting[1]?.answer({
    total: '100.00',
    my_cash_list: [{ gp_id: 'GPR8', gp_name: 'R8', cash: '100.00' }],
  });
  expect(known()?.inPlay).toEqual({ gpId: 'GPR8', cash: '90.00' });
});

it('shows the game’s money from the list of wallets when no event has spoken', async () => {
  await waiting[0]?.answer(layout({ is_playing: 1, member_cash: '0.00' }));
  await waiting[1]?.answer({
    total: '100.00',
    my_cash_list: [{ gp_id: 'GPR8', gp_name: 'R8', cash: '100.00' }],
  });
  expect(known()?.inPlay).toEqual({ gpId: 'GPR8', cash: '100.00' });
});

it('asks for the game’s money anew whenever it asks for the member: words may have been missed', async () => {
  await waiting[0]?.answer(layout({ is_playing: 1, member_cash: '0.00' }));
  memberStore.setCash('0.00', { gpId: 'GPR8', cash: '90.00' });
  await waiting[1]?.answer({ total: '100.00', my_cash_list: [] });
  const before = waiting.length;
  void memberStore.load();
  await waiting[before]?.answer(layout({ is_playing: 1, member_cash: '0.00' }));
  expect(pathsAsked().slice(before)).toEqual(['/member/profile/common/layout', '/member/profile/my_cash']);
  await waiting[before + 1]?.answer({
    total: '75.00',
    my_cash_list: [
      { gp_id: 'MAIN', gp_name: 'Main', cash: '0.00' },
      { gp_id: 'GPR8', gp_name: 'R8', cash: '75.00' },
    ],
  });
  expect(known()?.inPlay).toEqual({ gpId: 'GPR8', cash: '75.00' });
});

it('takes the money of the open game’s provider for what is in play, not what another one still holds', async () => {
  gameSession.set({
    ...idleLaunch,
    phase: 'playing',
    game: { providerId: 'GPR8', gameType: 2, gameCode: 'koi', gameName: 'Koi' },
  });
  await waiting[0]?.answer(layout({ is_playing: 1, member_cash: '0.00' }));
  await waiting[1]?.answer({
    total: '130.00',
    my_cash_list: [
      { gp_id: 'GPJD', gp_name: 'JD', cash: '30.00' },
      { gp_id: 'GPR8', gp_name: 'R8', cash: '100.00' },
    ],
  });
  gameSession.set(idleLaunch);
  expect(known()?.inPlay).toEqual({ gpId: 'GPR8', cash: '100.00' });
});

it('asks the server whether the game has ended when its money is no longer spoken of', async () => {
  await waiting[0]?.answer(layout({ is_playing: 1, member_cash: '0.00' }));
  memberStore.setCash('0.00', { gpId: 'GPR8', cash: '90.00' });
  const before = waiting.length;
  memberStore.setCash('90.00', null);
  expect(pathsAsked().slice(before)).toEqual(['/member/profile/common/layout']);
});

it('keeps nothing of a member who has left, nor what was still on its way', async () => {
  await waiting[0]?.answer(layout());
  void memberStore.load();
  session.current = null;
  memberStore.forget();
  await waiting[1]?.answer(layout());
  memberStore.setCash('1.00', null);
  expect(known()).toBeUndefined();
});
