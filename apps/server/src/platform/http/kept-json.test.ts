import { expect, it } from 'vitest';
import { createKeptJson } from './kept-json.ts';

it('makes bytes once for each data and message', () => {
  const keptJson = createKeptJson();
  const [data, other] = [{ list: [1] }, { list: [2] }];
  const say = (message: string, of: object) => keptJson({ code: 100, message, data: of }, of);
  const first = say('xong', data);
  expect(JSON.parse(first.toString())).toEqual({ code: 100, message: 'xong', data });
  expect(say('xong', data)).toBe(first);
  expect(JSON.parse(say('成功', data).toString())).toEqual({ code: 100, message: '成功', data });
  expect(JSON.parse(say('xong', other).toString())).toEqual({ code: 100, message: 'xong', data: other });
});
