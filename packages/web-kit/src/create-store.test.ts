import { expect, it } from 'vitest';
import { createStore } from './create-store.ts';

it('tells of a change once it can be read, and of nothing when nothing changed', () => {
  const store = createStore({ a: 1, b: 1 });
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.change({ a: 2 });
  store.set(store.read());
  expect(seen).toEqual([{ a: 2, b: 1 }]);
});

it('keeps what it began with for the first render', () => {
  const store = createStore(1);
  store.set(2);
  expect([store.first, store.read()]).toEqual([1, 2]);
});

it('is silent to those who stopped listening, even while it speaks', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const stop = store.subscribe(() => {
    heard.push('first');
    stopSecond();
  });
  const stopSecond = store.subscribe(() => heard.push('second'));
  store.set(1);
  stop();
  store.set(2);
  expect(heard).toEqual(['first']);
});
