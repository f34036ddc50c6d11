import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld({ rateLimits: true });
});
afterAll(() => world.close());

const verify = (token: string, answer: string, type: 1 | 2 = 1, siteId = 1) =>
  world.captchas.verify({ siteId, type, token, answer });

async function solvedPow() {
  const { envelope } = await world.send(
    '/captcha',
    { kind: 'pow', type: '1' },
    { remoteAddress: '10.2.0.1' },
  );
  const { token, challenge, captcha } = envelope.data as {
    token: string;
    captcha: string;
    challenge: Challenge;
  };
  expect(captcha).toBe('');
  const solution = await solveChallenge({ challenge, deriveKey });
  return { token, answer: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
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
  expect(await verify(token, answer, 2)).toBe('spent');
  expect(await verify(token, answer, 1, 2)).toBe('spent');
  expect(await verify(token, answer)).toBe('right');
  const late = await world.solveCaptcha(1);
  world.passTime(120_000);
  expect(await verify(late.captcha_token, late.answer)).toBe('spent');
});

test('a proof of work counts once, and for the token that it was made for', async () => {
  const one = await solvedPow();
  const other = await solvedPow();
  expect(await verify(other.token, one.answer)).toBe('wrong');
  const verdicts = await Promise.all(Array.from({ length: 20 }, () => verify(one.token, one.answer)));
  expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(1);
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
  world.passTime(11 * 60_000);
  const { captcha_token: token, answer } = await world.solveCaptcha(1);
  await world.captchas.sweep();
  const { rows } = await world.database.pool.query('select count(*)::int as left from app.captcha');
  expect(rows[0].left).toBe(1);
  expect(await verify(token, answer)).toBe('right');
});
