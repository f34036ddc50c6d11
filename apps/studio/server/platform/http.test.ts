import { createLogger } from '@halls/service';
import { expect, test } from 'vitest';
import { createHttp } from './http.ts';

const http = createHttp(createLogger('silent'), []);
http.get('/crowded', () => {
  throw new Error('timeout exceeded when trying to connect');
});
http.get('/ending', () => {
  throw Object.assign(new Error('terminating connection'), { code: '57P01' });
});
http.get('/broken', () => {
  throw new TypeError('a mistake of ours');
});

test.each([
  ['/crowded', 503, '1', 'unavailable'],
  ['/ending', 503, '1', 'unavailable'],
  ['/broken', 500, undefined, 'internal'],
])('%s says %i, and when it is worth asking again', async (url, status, wait, error) => {
  const answer = await http.inject({ url });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    status,
    wait,
    { error },
  ]);
});
