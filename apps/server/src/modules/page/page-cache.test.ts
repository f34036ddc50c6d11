import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

function setUp() {
  let nowMs = 0;
  let current = true;
  const cache = createPageCache<number>({ clock: () => new Date(nowMs), isCurrent: () => current });
  let made = 0;
  return {
    cache,
    get: (key = '1:/') => cache.get(key, async () => ++made),
    pass: (ms: number) => void (nowMs += ms),
    lose: () => void (current = false),
  };
}

describe('page cache', () => {
  it('makes a page once for many at the same time', async () => {
    const { get } = setUp();
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  });

  it('makes it again after its time', async () => {
    const { get, pass } = setUp();
    await get();
    pass(10_000);
    expect(await get()).toBe(2);
  });

  it('drops the pages of the site that changed and keeps the others', async () => {
    const { cache, get } = setUp();
    await get('1:/');
    await get('12:/');
    cache.drop(1);
    expect(await get('12:/')).toBe(2);
    expect(await get('1:/')).toBe(3);
  });

  it('does not keep a page that was being made while its content changed', async () => {
    const { cache, get } = setUp();
    const early = get();
    cache.drop(1);
    await early;
    expect(await get()).toBe(2);
  });

  it('keeps nothing while nobody would tell of a change', async () => {
    const { get, lose } = setUp();
    await get();
    lose();
    expect(await get()).toBe(2);
    expect(await get()).toBe(3);
  });

  it('tries again after a failure', async () => {
    const { cache, get } = setUp();
    await expect(cache.get('1:/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await get('1:/')).toBe(1);
  });
});
