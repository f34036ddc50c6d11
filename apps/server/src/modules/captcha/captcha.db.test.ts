import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld({ rateLimits: true });
});
afterAll(() => world.close());

const visitor = '10.0.0.1';
const verify = (
  token: string,
  answer: string,
  where: { type?: 1 | 2; siteId?: number; from?: string } = {},
) =>
  world.captchas.verify({
    ...{ token, answer, siteId: where.siteId ?? 1, type: where.type ?? 1 },
    remoteAddress: where.from ?? visitor,
  });

async function solvedPow(remoteAddress: string) {
  const { envelope } = await world.send('/captcha', { kind: 'pow', type: '1' }, { remoteAddress });
  const { token, challenge, captcha } = envelope.data as {
    token: string;
    captcha: string;
    challenge: Challenge;
  };
  expect(captcha).toBe('');
  const solution = await solveChallenge({ challenge, deriveKey });
  const answer = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  return { token, answer, tries: solution?.counter ?? 0 };
}

test('of twenty right answers at once one counts', async () => {
  const { captcha_token: token, answer } = await world.solveCaptcha(1);
  const verdicts = await Promise.all(Array.from({ length: 20 }, () => verify(token, answer)));
  expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(1);
  expect(verdicts.filter((verdict) => verdict === 'spent')).toHaveLength(19);
});

test('a wrong try uses the captcha up; case and blanks do not make one wrong', async () => {
  const first = await world.solveCaptcha(1);
  expect(await verify(first.captcha_token, 'ZZZZ')).toBe('wrong');
  expect(await verify(first.captcha_token, first.answer)).toBe('spent');
  const second = await world.solveCaptcha(1);
  expect(await verify(second.captcha_token, ' AaAa ')).toBe('right');
});

test('a captcha is for its site and form, and for two minutes', async () => {
  const { captcha_token: token, answer } = await world.solveCaptcha(1);
  expect(await verify(token, answer, { type: 2 })).toBe('spent');
  expect(await verify(token, answer, { siteId: 2 })).toBe('spent');
  expect(await verify(token, answer)).toBe('right');
  const late = await world.solveCaptcha(1);
  world.passTime(120_000);
  expect(await verify(late.captcha_token, late.answer)).toBe('spent');
});

test('a proof of work counts once, and for the token that it was made for', async () => {
  const from = '10.2.0.1';
  const one = await solvedPow(from);
  const other = await solvedPow(from);
  expect(await verify(other.token, one.answer, { from })).toBe('wrong');
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, () => verify(one.token, one.answer, { from })),
  );
  expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(1);
});

test('a captcha is for the address that it was given to, of whichever kind', async () => {
  const from = '2001:db8:9:1::1';
  const picture = await world.solveCaptcha(1, { remoteAddress: from });
  const work = await solvedPow(from);
  for (const other of ['2001:db8:9:2::1', '10.0.0.1', '127.0.0.1']) {
    expect(await verify(picture.captcha_token, picture.answer, { from: other })).toBe('spent');
    expect(await verify(work.token, work.answer, { from: other })).toBe('spent');
  }
  // one line of the internet has many addresses
  expect(await verify(picture.captcha_token, picture.answer, { from: '2001:db8:9:1:ffff::7' })).toBe('right');
  expect(await verify(work.token, work.answer, { from: '2001:db8:9:1:ffff::7' })).toBe('right');
});

test('an address that tries often works the longer for it, and no other does', async () => {
  const busy = '10.4.0.1';
  expect((await solvedPow(busy)).tries).toBeLessThanOrEqual(300);
  await world.database.pool.query(
    `insert into app.captcha (token_hash, site_id, type, kind, answer_hash, address_block, created_at, expires_at, used_at)
     select sha256(('try' || n)::bytea), 1, 1, 'svg', '', '10.4.0.1', $1, $1, $1 from generate_series(1, 31) n`,
    [world.now()],
  );
  world.passTime(61_000);
  const dear = await solvedPow(busy);
  expect(dear.tries).toBeGreaterThanOrEqual(800);
  expect(await verify(dear.token, dear.answer, { from: busy })).toBe('right');
  expect((await solvedPow('10.4.0.2')).tries).toBeLessThanOrEqual(300);
  world.passTime(10 * 60_000);
  expect((await solvedPow(busy)).tries).toBeLessThanOrEqual(300);
});

test('the eleventh captcha within a minute from one line is refused, also when all are asked for at once', async () => {
  const ask = async (remoteAddress: string) =>
    (await world.send('/captcha', {}, { remoteAddress })).envelope.code;
  const codes = await Promise.all(Array.from({ length: 25 }, (_, index) => ask(`2001:db8:1:2::${index}`)));
  expect(codes.filter((code) => code === 100)).toHaveLength(10);
  expect(codes.filter((code) => code === 101)).toHaveLength(15);
  expect(await ask('2001:db8:1:3::1')).toBe(100);
  world.passTime(60_000);
  expect(await ask('2001:db8:1:2::1')).toBe(100);
});

test('neither answer nor token is stored', async () => {
  const { envelope } = await world.send('/captcha', { type: 2 }, { remoteAddress: '10.3.0.1' });
  const { token, captcha } = envelope.data as { token: string; captcha: string };
  expect(captcha).toMatch(/^<svg /);
  const { rows } = await world.database.pool.query('select * from app.captcha');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the sweep leaves what still counts', async () => {
  await world.solveCaptcha(1);
  world.passTime(13 * 60_000);
  const { captcha_token: token, answer } = await world.solveCaptcha(1);
  await world.captchas.sweep();
  const { rows } = await world.database.pool.query('select count(*)::int as left from app.captcha');
  expect(rows[0].left).toBe(1);
  expect(await verify(token, answer)).toBe('right');
});
