import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { putMoneyFirst } from './money-first.ts';

function setUp() {
  const answered: string[] = [];
  const server = createServer(({ method, url }) => void answered.push(`${method} ${url}`));
  putMoneyFirst(server);
  const refused: number[] = [];
  const response = { destroyed: false, end: () => {} };
  const ask = (method: string, url: string, rest: object = {}) => {
    const writeHead = (status: number) => (refused.push(status), response);
    server.emit(
      'request',
      { method, url } as IncomingMessage,
      { ...response, writeHead, ...rest } as unknown as ServerResponse,
    );
  };
  // there is an order only where there are bets
  ask('POST', '/first');
  answered.splice(0);
  return { answered, refused, ask };
}

const pages = Array.from({ length: 60 }, (_, index) => `/?${index}`);

it('answers a bet before the pages that were asked for before it, and few pages before it looks for another', async () => {
  const { answered, ask } = setUp();
  for (const page of pages) ask('GET', page);
  ask('POST', '/wallet/v1/bet');
  expect(answered).toEqual(['POST /wallet/v1/bet']);
  while (answered.length < 61) {
    const before = answered.length;
    await nextTurn();
    expect(answered.length - before).toBeLessThanOrEqual(4);
  }
  expect(answered.slice(1)).toEqual(pages.map((page) => `GET ${page}`));
});

it('does not let those wait who ask whether the server lives', () => {
  const { answered, ask } = setUp();
  for (const page of [...pages, '/health', '/ready']) ask('GET', page);
  expect(answered).toEqual(['GET /health', 'GET /ready']);
});

it('forgets who has left, and refuses what is more than it can hold', async () => {
  const { answered, refused, ask } = setUp();
  ask('GET', '/left', { destroyed: true });
  ask('GET', '/stayed');
  await expect.poll(() => answered).toEqual(['GET /stayed']);
  for (let index = 0; index < 2_001; index += 1) ask('GET', `/?${index}`);
  expect(refused).toEqual([503]);
});

it('lets nothing wait where nothing is urgent', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { answered, ask } = setUp();
  vi.advanceTimersByTime(1_001);
  for (const page of pages) ask('GET', page);
  expect(answered).toHaveLength(60);
  vi.useRealTimers();
});
