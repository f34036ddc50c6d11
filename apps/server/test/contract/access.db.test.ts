import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '@halls/contract';
import { answered } from './answered-calls.ts';
import { startApiServer, type ApiServer } from './api-server.ts';

let api: ApiServer;

beforeAll(async () => {
  api = await startApiServer();
});
afterAll(() => api.stop());

const ofMembers = answered.filter(({ endpoint }) => endpoint.access !== 'guest');
const suncity = { host: 'suncity.localhost' };

describe.each(ofMembers)('$name is a member’s', ({ endpoint: { path } }) => {
  test('and refuses everyone without a living token of this site', async () => {
    const ended = await api.tokenOf(1, 'demo02');
    const replaced = await api.tokenOf(1, 'demo02');
    await api.post('/logout', {}, { authorization: replaced });
    const foreign = await api.tokenOf(1, 'demo03');
    const refusals: Record<string, Record<string, string>> = {
      'without a token': {},
      'with an empty one': { authorization: '' },
      'with an invented one': { authorization: 'A'.repeat(43) },
      'with a malformed one': { authorization: "Bearer ' or 1=1 --" },
      'with one that a login replaced': { authorization: ended },
      'with one that was logged out': { authorization: replaced },
      'with one of another site': { ...suncity, authorization: foreign },
    };
    for (const [how, headers] of Object.entries(refusals)) {
      const { status, envelope } = await api.post(path, {}, headers);
      expect([how, status, envelope.code, envelope.data]).toEqual([how, 401, 401, null]);
    }
  });

  test('and refuses a body of another site, whoever asks', async () => {
    const authorization = await api.tokenOf(1, 'demo03');
    for (const siteId of [2, '2', 99, -1, 'x', null, {}, [], 1.5]) {
      const { status, envelope } = await api.post(path, { site_id: siteId }, { authorization });
      expect([siteId, status, envelope.code]).toEqual([siteId, 404, 404]);
    }
  });
});

describe.each(answered)('$name', ({ endpoint: { path } }) => {
  test('answers 404 to another site’s id, and to GET', async () => {
    const authorization = await api.tokenOf(1, 'demo04');
    expect(await api.post(path, { site_id: 2 }, { authorization })).toMatchObject({
      status: 404,
      envelope: { code: 404 },
    });
    expect(await api.post(path, { site_id: 1 }, { ...suncity })).toMatchObject({
      status: expect.toBeOneOf([401, 404]),
    });
    expect((await api.send('GET', `/api${path}`)).status).toBe(404);
  });

  test('refuses a page of another origin', async () => {
    for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
      expect((await api.post(path, {}, { origin })).status).toBe(403);
    }
  });
});

describe('a member', () => {
  test('sees their own data alone', async () => {
    const [first, second] = [await api.memberId(1, 'demo01'), await api.memberId(1, 'demo02')];
    const [asFirst, asSecond] = [await api.tokenOf(1, 'demo01'), await api.tokenOf(1, 'demo02')];
    for (const [authorization, memberId] of [
      [asFirst, first],
      [asSecond, second],
    ] as const) {
      const { envelope: layout } = await api.post(endpoints.memberLayout.path, {}, { authorization });
      expect(layout).toMatchObject({ code: 100, data: { member_common_layout: { id: memberId } } });
      const { envelope: profile } = await api.post(endpoints.memberProfile.path, {}, { authorization });
      expect(profile).toMatchObject({ code: 100, data: { id: memberId } });
      expect(
        (await api.post(endpoints.memberInfo.path, { id: memberId }, { authorization })).envelope.code,
      ).toBe(100);
    }
    expect(
      await api.post(endpoints.memberInfo.path, { id: second }, { authorization: asFirst }),
    ).toMatchObject({ status: 404 });
  });

  test('of one site has the same account name as another of another site, and not its session', async () => {
    const [here, there] = [await api.tokenOf(1, 'demo05'), await api.tokenOf(2, 'demo05')];
    expect((await api.post(endpoints.memberLayout.path, {}, { authorization: here })).status).toBe(200);
    expect((await api.post(endpoints.memberLayout.path, {}, { authorization: there })).status).toBe(401);
    expect(
      (await api.post(endpoints.memberLayout.path, {}, { ...suncity, authorization: there })).status,
    ).toBe(200);
  });
});

test('what the contract does not declare answers 404', async () => {
  for (const path of [
    '/',
    '/no/such/call',
    '/member/profile/../login',
    '/login/',
    '/LOGIN',
    '/__proto__',
    '/constructor',
    '/%2e%2e/login',
    '/v2/get_jackpot/x',
  ]) {
    const { status, envelope } = await api.post(path, {});
    expect([path, status, envelope.code]).toEqual([path, 404, 404]);
  }
});

test('a call that is declared is answered', async () => {
  const { status, headers, text } = await api.send('GET', '/api/openapi.json');
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('application/json')]);
  const { paths } = JSON.parse(text) as { paths: Record<string, unknown> };
  expect(Object.keys(paths).toSorted()).toEqual(answered.map(({ endpoint }) => endpoint.path).toSorted());
});
