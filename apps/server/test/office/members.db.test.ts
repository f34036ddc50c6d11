import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceModule } from '#modules/device';
import { ledgerModule } from '#modules/ledger';
import { playRecordModule } from '#modules/play-record';
import { profileModule } from '#modules/profile';
import { statementModule } from '#modules/statement';
import { walletModule } from '#modules/wallet';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let support: Desk;
let maker: Desk;
let checker: Desk;
let count = 0;

beforeAll(async () => {
  world = await createOfficeWorld({
    modules: [walletModule, statementModule, deviceModule, profileModule, playRecordModule],
  });
  support = await world.seat('support', ['support', 'auditor']);
  maker = await world.seat('maker', ['maker']);
  checker = await world.seat('checker', ['checker']);
});
afterAll(() => world.close());

/** A member with 10.00 in their wallet. */
async function addMember(more: { account?: string; siteId?: number; from?: string } = {}) {
  count += 1;
  const { account = `someone${count}`, siteId = 1, from = '203.0.113.7' } = more;
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, registered_from, created_at)
     values ($1, $2, 'no-hash', 'USD', upper($2), $3, $4) returning member_id`,
    [siteId, account, from, world.now()],
  );
  const owner = { siteId, memberId: Number(rows[0]?.member_id), currency: 'USD' as const };
  const ledger = world.app.faceOf(ledgerModule);
  const { sql } = world.app.platform;
  await ledger.openMemberWallet(sql, owner);
  await ledger.creditDeposit(sql, owner, `d-${owner.memberId}`, 1_000n);
  return { ...owner, account, ids: { site_id: siteId, member_id: owner.memberId } };
}
const found = async (query: string, more: object = {}) => {
  const { data } = await support.ask('/member/search', { site_id: 1, query, ...more });
  return data.list.map((one: { member_account: string; found_by: string }) => [
    one.member_account,
    one.found_by,
  ]);
};
const one = async (ids: object) => (await support.ask('/member/one', ids)).data;

describe('a search', () => {
  it('finds by the beginning of an account, its number, its code, and by network', async () => {
    const lotus = await addMember({ account: 'lotus_one', from: '198.51.100.20' });
    await addMember({ account: 'lotus_two', from: '192.0.2.1' });
    await addMember({ account: 'lotus_three', siteId: 2, from: '198.51.100.20' });
    expect(await found('LOTUS')).toEqual([
      ['lotus_one', 'account'],
      ['lotus_two', 'account'],
    ]);
    expect(await found(String(lotus.memberId))).toEqual([['lotus_one', 'number']]);
    expect(await found('Lotus_One')).toEqual([['lotus_one', 'recommend_code']]);
    expect(await found('198.51.100.20')).toEqual([['lotus_one', 'address']]);
    expect(await found('%')).toEqual([]);
    expect(await found('lotus%')).toEqual([]);
  });

  it('goes on where the page before has ended, and asks for a state', async () => {
    for (const letter of ['a', 'b', 'c']) await addMember({ account: `paged_${letter}` });
    const { data: first } = await support.ask('/member/search', { site_id: 1, query: 'paged', limit: 2 });
    const { data: second } = await support.ask('/member/search', {
      ...{ site_id: 1, query: 'paged', limit: 2 },
      cursor: first.next_cursor,
    });
    expect([first.list.length, second.list.length, second.next_cursor]).toEqual([2, 1, null]);
    const { revision, ...ids } = await one((await addMember({ account: 'shut_one' })).ids);
    await support.ask('/member/set-status', {
      ...{ site_id: ids.site_id, member_id: ids.member_id, revision },
      ...{ status: 'disabled', reason: 'asked for it' },
    });
    expect(await found('', { status: 'disabled' })).toEqual([['shut_one', 'account']]);
  });

  it('is sorted by account or number, both ways and page by page, as far as an index holds it', async () => {
    for (const letter of ['b', 'c', 'a']) await addMember({ account: `sorted_${letter}` });
    const walk = async (asked: object) => {
      const accounts: string[] = [];
      let cursor: string | null = null;
      do {
        const { data } = await support.ask('/member/search', {
          ...{ site_id: 1, limit: 2, ...asked },
          ...(cursor !== null && { cursor }),
        });
        accounts.push(...data.list.map((member: { member_account: string }) => member.member_account));
        cursor = data.next_cursor;
      } while (cursor !== null);
      return accounts;
    };
    expect(await walk({ query: 'sorted', sort: '-account' })).toEqual(['sorted_c', 'sorted_b', 'sorted_a']);
    const byNumber = await walk({ sort: 'number' });
    expect(byNumber.slice(-3)).toEqual(['sorted_b', 'sorted_c', 'sorted_a']);
    expect(await walk({ sort: '-number' })).toEqual(byNumber.toReversed());
    expect(await walk({ sort: 'account' })).toEqual(byNumber.toSorted());
    const unheld = { site_id: 1, query: 'sorted', sort: 'number' };
    expect((await support.ask('/member/search', unheld)).status).toBe(422);
  });

  it('is of one site, and of those who may', async () => {
    const north = await world.seat('north', [{ role: 'support', siteIds: [2] }]);
    expect((await north.ask('/member/search', { site_id: 1 })).status).toBe(403);
    expect((await north.ask('/member/search', { site_id: 2 })).status).toBe(200);
    const { ids } = await addMember();
    expect((await north.ask('/member/one', { ...ids, site_id: 2 })).status).toBe(404);
    expect((await maker.ask('/member/reveal', { ...ids, reason: 'to look' })).status).toBe(403);
  });
});

describe('how a member stands', () => {
  it('is changed once, with both sides and the reason in the log, and ends their session', async () => {
    const { memberId, ids } = await addMember();
    await world.test.pool.query(
      `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
       values (gen_random_uuid(), $1, 1, sha256($2::bytea), now(), now(), now())`,
      [memberId, String(memberId)],
    );
    const { revision } = await one(ids);
    const asked = { ...ids, revision, status: 'disabled', reason: 'stolen account' };
    const answers = await Promise.all([
      support.ask('/member/set-status', asked),
      support.ask('/member/set-status', asked),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 102]);
    const { rows } = await world.test.pool.query('select end_reason from app.session where member_id = $1', [
      memberId,
    ]);
    expect(rows).toEqual([{ end_reason: 'disabled' }]);
    const { data } = await support.ask('/log/list', { target: `member/${memberId}` });
    expect(data.list).toMatchObject([
      {
        action: 'member.status_set',
        before: { status: 'active' },
        after: { status: 'disabled' },
        reason: 'stolen account',
        site_id: 1,
      },
    ]);
    const again = await one(ids);
    expect(again.status).toBe('disabled');
    expect((await support.ask('/member/set-status', { ...asked, revision: again.revision })).code).toBe(101);
  });

  it('is frozen until a time, and free again after it', async () => {
    const { ids } = await addMember();
    const until = new Date(world.now().getTime() + 3_600_000).toISOString();
    const { revision } = await one(ids);
    const freeze = { ...ids, revision, status: 'frozen', reason: 'to be looked at' };
    expect((await support.ask('/member/set-status', freeze)).status).toBe(422);
    expect((await support.ask('/member/set-status', { ...freeze, until })).code).toBe(100);
    expect(await one(ids)).toMatchObject({ status: 'frozen', frozen_until: until });
    world.pass(3_600_001);
    // an hour is longer than anybody stays signed in without a call
    [support, maker, checker] = [
      await world.signIn('support'),
      await world.signIn('maker'),
      await world.signIn('checker'),
    ];
    expect(await one(ids)).toMatchObject({ status: 'active', frozen_until: null });
  });

  it('has transfers switched off and a new password asked for', async () => {
    const { ids } = await addMember();
    const reason = 'a review';
    await support.ask('/member/set-transfer', { ...ids, revision: 0, may_transfer: false, reason });
    await support.ask('/member/force-password-change', { ...ids, revision: 1, reason });
    expect(await one(ids)).toMatchObject({ may_transfer: 0, must_change_password: 1, revision: 2 });
    expect((await support.ask('/member/end-sessions', { ...ids, reason })).code).toBe(101);
  });
});

describe('what is personal', () => {
  it('is shown to who says why, corrected, and never in the log', async () => {
    const { memberId, ids } = await addMember();
    const reason = 'the member has called';
    const corrected = await support.ask('/member/correct', {
      ...{ ...ids, reason },
      profile: { member_name: 'Lan Nguyen', member_email: 'lan@mail.vn' },
    });
    expect(corrected.data).toEqual({ corrected: ['member_name', 'member_email'] });
    expect((await one(ids)).told).toEqual(['member_name', 'member_email']);
    const wrong = await support.ask('/member/correct', { ...ids, reason, profile: { member_email: 'lan@' } });
    expect([wrong.status, Object.keys(wrong.data.fields)]).toEqual([422, ['member_email']]);
    const { data } = await support.ask('/member/reveal', { ...ids, reason });
    expect(data.profile).toEqual({ member_name: 'Lan Nguyen', member_email: 'lan@mail.vn' });
    const { rows } = await world.test.pool.query(
      'select action, before::text || after::text as both from app.audit_event where target = $1 order by 1',
      [`member/${memberId}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['member.corrected', 'member.personal_read']);
    expect(rows.filter(({ both }) => /Lan|mail\.vn/.test(both))).toEqual([]);
  });

  it('is noted by those who work with the member, in order', async () => {
    const { ids } = await addMember();
    for (const text of ['called', 'called again'])
      await support.ask('/member-note/add', { ...ids, text, reason: 'a call' });
    const { data } = await support.ask('/member-note/list', ids);
    expect(data.list.map((note: { text: string }) => note.text)).toEqual(['called again', 'called']);
    expect((await checker.ask('/member-note/add', { ...ids, text: 'x', reason: 'y' })).status).toBe(403);
  });

  it('tells who shares a device or a network', async () => {
    const [first, second, third] = [await addMember(), await addMember(), await addMember()];
    await world.test.pool.query(
      `insert into app.member_device (member_id, device_hash, first_seen_at)
       select unnest($1::bigint[]), sha256('one device'), $2`,
      [[first.memberId, second.memberId], world.now()],
    );
    await world.test.pool.query(
      `insert into app.member_place (member_id, address_block, last_seen_at)
       select unnest($1::bigint[]), app.address_block('192.0.2.77'), $2`,
      [[first.memberId, third.memberId], world.now()],
    );
    const { links } = await one(first.ids);
    expect(
      links.map((link: { member_id: number; shares: string[] }) => [link.member_id, link.shares]),
    ).toEqual([
      [second.memberId, ['device']],
      [third.memberId, ['network']],
    ]);
  });
});

describe('a balance', () => {
  const adjust = (desk: Desk, ids: object, amount: string) =>
    desk.ask('/member/adjust-balance', { ...ids, amount, reason: 'a round was paid twice' });
  const vote = (desk: Desk, id: number) =>
    desk.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'it was' });
  const balance = async (ids: object) => (await support.ask('/money/of-member', ids)).data.main;

  it('is put right when a second person agrees, once, and the member sees it', async () => {
    const { ids } = await addMember();
    const asked = await adjust(maker, ids, '-2.50');
    expect([asked.status, asked.data.state]).toEqual([202, 'pending']);
    expect(await balance(ids)).toBe('10.00');
    const second = await world.seat(`second${ids.member_id}`, ['checker']);
    const votes = await Promise.all([
      vote(checker, asked.data.change_request_id),
      vote(second, asked.data.change_request_id),
    ]);
    expect(votes.filter(({ code }) => code === 100)).toHaveLength(1);
    expect(await balance(ids)).toBe('7.50');
    const { data } = await support.ask('/money/entries', ids);
    expect(data.list.map((entry: { kind: string; amount: string }) => [entry.kind, entry.amount])).toEqual([
      ['adjustment', '-2.50'],
      ['deposit', '10.00'],
    ]);
    expect(await world.app.faceOf(ledgerModule).checkInvariants()).toEqual([]);
  });

  it('is not taken below zero, not by what was spent meanwhile either', async () => {
    const { ids, ...owner } = await addMember();
    expect((await adjust(maker, ids, '-10.01')).code).toBe(101);
    const { data } = await adjust(maker, ids, '-9.00');
    await world.app
      .faceOf(ledgerModule)
      .adjust(world.app.platform.sql, owner, `spent-${owner.memberId}`, -500n);
    expect((await vote(checker, data.change_request_id)).data.state).toBe('stale');
    expect(await balance(ids)).toBe('5.00');
  });

  it.each([['0.00'], ['1.234'], ['ten']])('is not adjusted by %s', async (amount) => {
    const { ids } = await addMember();
    expect((await adjust(maker, ids, amount)).status).toBe(422);
  });
});

it('tells the way of money, rounds and devices of a member, and nothing of another site', async () => {
  const { ids } = await addMember();
  for (const path of ['/money/of-member', '/money/entries', '/play/rounds', '/device/of-member']) {
    expect([path, (await support.ask(path, ids)).code]).toEqual([path, 100]);
    expect([path, (await support.ask(path, { ...ids, site_id: 2 })).status]).toEqual([path, 404]);
  }
});
