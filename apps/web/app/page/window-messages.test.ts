import { expect, it } from 'vitest';
import { messageOfFragment, readWindowMessage } from './window-messages.ts';

it('reads what windows tell each other, and nothing else', () => {
  expect(readWindowMessage('{"type":"authLogin","ticket":"t"}')).toEqual({ type: 'authLogin', ticket: 't' });
  expect(readWindowMessage('{"type":"authLoginClose","code":998}')).toEqual({
    type: 'authLoginClose',
    code: 998,
  });
  expect(readWindowMessage('{"type":"authLoginClose"}')).toEqual({ type: 'authLoginClose', code: null });
  expect(readWindowMessage('{"type":"quickGame"}')).toEqual({ type: 'quickGame', window: null });
  expect(readWindowMessage('{"type":"quickGame","window":"gameWindow"}')).toEqual({
    type: 'quickGame',
    window: 'gameWindow',
  });
  for (const other of ['', 'null', '{"type":"authLogin"}', '{"type":"other"}'])
    expect(readWindowMessage(other)).toBeNull();
});

it('tells by the fragment of the popup what came of it', () => {
  expect(messageOfFragment('#ticket=t0')).toEqual({ type: 'authLogin', ticket: 't0' });
  expect(messageOfFragment('#code=998')).toEqual({ type: 'authLoginClose', code: 998 });
  for (const nothing of ['', '#', '#code=', '#code=x'])
    expect(messageOfFragment(nothing)).toEqual({ type: 'authLoginClose', code: null });
});
