import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '@halls/contract';
import { implement } from '#platform/call.ts';
import { succeed } from '#platform/result.ts';
import { createIdentityWorld, type IdentityWorld } from './identity-world.ts';

const ofAgents = defineEndpoint({
  path: '/of-agents',
  access: 'agent',
  summary: 'For agents',
  request: z.strictObject({}),
  data: z.object({ level: z.number() }),
});
/** Compiles only as long as a call of agents is known to have their rights. */
const routes = [implement(ofAgents, async (_, { actor }) => succeed({ level: actor.agent.level }))];

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld({ routes });
});
afterAll(() => world.close());

async function tokenOf(account: string, rights: { is_agent: boolean; agent_active: boolean }) {
  const memberId = await world.addMember(account);
  await world.database.pool.query(
    'update app.member set is_agent = $2, agent_active = $3, agent_level = 2 where member_id = $1',
    [memberId, rights.is_agent, rights.agent_active],
  );
  return ((await world.logIn(account)).data as { token: string }).token;
}

test('a guest is asked to log in', async () => {
  expect(await world.send(ofAgents.path, {})).toMatchObject({ status: 401, envelope: { code: 401 } });
});

test.each([
  ['plain', { is_agent: false, agent_active: false }],
  ['retired', { is_agent: true, agent_active: false }],
  ['applied', { is_agent: false, agent_active: true }],
])('a member who is no active agent (%s) is refused, whatever the body', async (account, rights) => {
  const token = await tokenOf(account, rights);
  for (const body of [{}, { unknown: 1 }]) {
    expect(await world.send(ofAgents.path, body, { token })).toMatchObject({
      status: 403,
      envelope: { code: 403, message: 'error.forbidden', data: null },
    });
  }
});

test('an active agent passes, until they are one no longer', async () => {
  const token = await tokenOf('active', { is_agent: true, agent_active: true });
  expect(await world.send(ofAgents.path, {}, { token })).toMatchObject({
    status: 200,
    envelope: { code: 100, data: { level: 2 } },
  });
  await world.database.pool.query(
    `update app.member set agent_active = false where member_account = 'active'`,
  );
  expect((await world.send(ofAgents.path, {}, { token })).status).toBe(403);
});
