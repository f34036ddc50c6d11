import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createHttp } from './create-http.ts';
import type { FindSite } from './facts.ts';
import { presentSiteError } from './mount-api.ts';

const site = { defaultLanguage: 'vi_VN', languages: ['vi_VN'] } as unknown as ReturnType<FindSite>;

async function serve(findSite: FindSite) {
  const http = await createHttp({
    logger: pino({ level: 'silent' }),
    trustedProxies: [],
    presentError: presentSiteError({
      countryHeader: null,
      findSite,
      translate: (language, key) => `${language} ${key}`,
    }),
  });
  http.get('/', async () => 'served');
  http.get('/broken', async () => {
    throw new Error('a detail of the inside');
  });
  return http;
}

it.each(['localhost', 'localhost:3000', 'suncity.localhost', '127.0.0.1:3000', '[::1]:3000'])(
  'serves the host %s',
  async (host) => {
    const http = await serve(() => site);
    expect((await http.inject({ url: '/', headers: { host } })).body).toBe('served');
  },
);

it.each(['a b', 'x;script-src *', "localhost' *", 'user@localhost', 'localhost/..', 'a:b'])(
  'refuses the host %s',
  async (host) => {
    const http = await serve(() => site);
    const answer = await http.inject({ url: '/', headers: { host } });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 422, message: 'vi_VN error.invalid', data: null },
    ]);
  },
);

it('says nothing of the inside, even when the site cannot be told', async () => {
  const http = await serve(() => {
    throw new Error('no site');
  });
  const answer = await http.inject({ url: '/broken' });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 500, message: 'en_US error.internal', data: null },
  ]);
});
