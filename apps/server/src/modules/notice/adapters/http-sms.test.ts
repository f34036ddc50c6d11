import { expect, it } from 'vitest';
import { httpSmsConfig, judgeAnswer } from './http-sms.ts';

const read = (more: object) =>
  httpSmsConfig.parse({ url: 'https://sms.example.com', method: 'POST', success: {}, ...more });
const byWord = read({ success: { path: 'messages.0.status', equals: ['ok', 0] }, refusals: ['bad_number'] });
const saying = (status: unknown) => ({ messages: [{ status }] });

it.each([
  ['the word of success', byWord, 200, saying('ok'), 'sent'],
  ['a number as text', byWord, 200, saying('0'), 'sent'],
  ['another word', byWord, 200, saying('busy'), 'failed'],
  ['a refusal', byWord, 400, saying('bad_number'), 'refused'],
  ['no word at all', byWord, 200, {}, 'unknown'],
  ['an answer that is no JSON', byWord, 200, undefined, 'unknown'],
  ['a status that needs no word', read({}), 200, undefined, 'sent'],
  ['a message that is wrong', read({}), 422, undefined, 'refused'],
  ['a wrong key', read({}), 401, undefined, 'failed'],
  ['too many at once', read({}), 429, undefined, 'failed'],
  ['a gateway that is away', read({}), 503, undefined, 'failed'],
  ['a gateway that broke down over it', read({}), 500, undefined, 'unknown'],
])('takes %s for what it is', (_name, config, status, json, kind) => {
  expect(judgeAnswer({ status, json }, config).kind).toBe(kind);
});

it('repeats no number and no address that the gateway names', () => {
  for (const word of ['no such number +84 912 345 678', 'nobody is lan@example.com', '0912345678 is wrong'])
    expect(JSON.stringify(judgeAnswer({ status: 200, json: saying(word) }, byWord))).not.toMatch(/912|lan@/);
});
