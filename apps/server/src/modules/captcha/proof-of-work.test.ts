import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createProofOfWork } from './proof-of-work.ts';

const inTwoMinutes = () => new Date(Date.now() + 120_000);
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

test('a solved challenge is known by its signature; a changed, foreign or expired one is not', async () => {
  const proofOfWork = createProofOfWork('a secret of sufficient length');
  const challenge = await proofOfWork.challenge(inTwoMinutes());
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(await proofOfWork.check(encode({ challenge, solution }))).toBe(challenge.signature);

  const wrong = { ...solution, derivedKey: '00'.repeat(32) };
  expect(await proofOfWork.check(encode({ challenge, solution: wrong }))).toBeNull();
  const longer = { ...challenge, parameters: { ...challenge.parameters, expiresAt: Date.now() } };
  expect(await proofOfWork.check(encode({ challenge: longer, solution }))).toBeNull();
  expect(
    await createProofOfWork('another secret of that length').check(encode({ challenge, solution })),
  ).toBeNull();

  const expired = await proofOfWork.challenge(new Date(Date.now() - 2_000));
  const late = await solveChallenge({ challenge: expired, deriveKey });
  expect(await proofOfWork.check(encode({ challenge: expired, solution: late }))).toBeNull();
});

test('more effort is more tries for whoever solves it', { timeout: 60_000 }, async () => {
  const proofOfWork = createProofOfWork('a secret of sufficient length');
  const challenge = await proofOfWork.challenge(inTwoMinutes(), 4);
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(solution?.counter).toBeGreaterThanOrEqual(800);
  expect(await proofOfWork.check(encode({ challenge, solution }))).toBe(challenge.signature);
});

test.each([
  '',
  'A',
  '!!!',
  encode(null),
  encode([]),
  encode({ challenge: {}, solution: {} }),
  encode({ challenge: { parameters: {}, signature: 1 } }),
])('an answer that is no solution is wrong, not an error: %j', async (answer) => {
  expect(await createProofOfWork('a secret of sufficient length').check(answer)).toBeNull();
});
