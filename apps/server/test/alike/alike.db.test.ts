import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../identity-world.ts';
import { addKnownPeople } from './add-known-people.ts';
import { alikeCalls, peopleAskedAbout, type AlikeCall } from './alike-calls.ts';
import { askPairs, deviationsFromCoin, mostDeviations, type Told } from './ask-pairs.ts';

/*
 * Whether somebody has an account, a phone number or an e-mail address is told neither by an answer nor by when it
 * comes. `npm run bench -- alike` asks 400 pairs of each call, over HTTP.
 */

const pairs = 50;
/** Until every path has been taken. */
const warmUp = 6;

let world: IdentityWorld;
let token: string;
beforeAll(async () => {
  world = await createIdentityWorld();
  const hashes = {
    password: await world.passwords.hash('demo1234'),
    withdrawPassword: await world.passwords.hash('1234'),
  };
  await addKnownPeople(world.database.pool, peopleAskedAbout(warmUp + pairs), hashes);
  await world.addMember('asker001');
  token = ((await world.logIn('asker001')).data as { token: string }).token;
});
afterAll(() => world.close());

test.each(alikeCalls.map((call) => [call.name, call] as const))(
  '%s: known and unknown cannot be told apart',
  async (_name, call) => {
    await askPairs(call, numbers(1, warmUp), ask);
    const asked = await askPairs(call, numbers(warmUp + 1, pairs), ask);
    expect(asked.difference).toBeNull();
    expect(Math.abs(deviationsFromCoin(asked))).toBeLessThan(mostDeviations);
  },
);

test('a difference that is there is found', async () => {
  const [login] = alikeCalls;
  if (!login) throw new Error('there is no call');
  let tries = 0;
  const telling = (call: AlikeCall, body: object): Promise<Told> => {
    const isKnown = JSON.stringify(body).includes('known');
    tries += 1;
    // less than the spread that there is anyway
    const ms = 20 + ((tries * tries * 31) % 101) / 20 + (isKnown ? 1.5 : 0);
    return Promise.resolve({ status: 200, text: JSON.stringify({ code: call.code, data: isKnown }), ms });
  };
  const asked = await askPairs(login, numbers(1, 400), telling);
  expect(asked.difference).not.toBeNull();
  expect(deviationsFromCoin(asked)).toBeGreaterThan(mostDeviations);
});

function numbers(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

async function ask(call: AlikeCall, body: object): Promise<Told> {
  const captcha = call.needs === 'captcha' ? await world.solveCaptcha(1) : {};
  const from = call.needs === 'member' ? { token } : {};
  const startedAt = performance.now();
  const { status, envelope } = await world.send(call.path, { ...body, ...captcha }, from);
  const ms = performance.now() - startedAt;
  return { status, text: JSON.stringify(envelope), ms };
}
