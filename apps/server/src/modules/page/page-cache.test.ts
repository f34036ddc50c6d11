import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

function setUp(failed?: number) {
  let nowMs = 0;
  let current = true;
  const cache = createPageCache<{ made: number }>({
    clock: () => new Date(nowMs),
    isCurrent: () => current,
    isWorthKeeping: (page) => page.made !== failed,
  });
  let made = 0;
  return {
    cache,
    get: async (key = '1:/') => (await cache.get(key, async () => ({ made: ++made }))).made,
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

  it('makes the next page while it shows the one that grows old, once for all who ask', async () => {
    const { cache, pass } = setUp();
    const next = Promise.withResolvers<{ made: number }>();
    let made = 0;
    const ask = () => cache.get('1:/', () => (++made === 1 ? Promise.resolve({ made }) : next.promise));
    await ask();
    await expect.poll(() => cache.peek('1:/')).toEqual({ made: 1 });
    pass(7_000);
    expect(cache.peek('1:/')).toBeUndefined();
    expect(await Promise.all([ask(), ask()])).toEqual([{ made: 1 }, { made: 1 }]);
    expect(cache.peek('1:/')).toEqual({ made: 1 });
    expect(made).toBe(2);
    next.resolve({ made: 2 });
    await expect.poll(() => cache.peek('1:/')).toEqual({ made: 2 });
  });

  it('does not put the next page where the site has changed meanwhile', async () => {
    const { cache, get, pass } = setUp();
    await get();
    pass(7_000);
    const next = Promise.withResolvers<{ made: number }>();
    await cache.get('1:/', () => next.promise);
    cache.drop(1);
    next.resolve({ made: 9 });
    await next.promise;
    expect(cache.peek('1:/')).toBeUndefined();
    expect(await get()).toBe(2);
  });

  it('keeps what it has while the next page fails, and tries again', async () => {
    const { cache, get, pass } = setUp();
    await get();
    pass(7_000);
    const failing = cache.get('1:/', () => Promise.reject(new Error('down')));
    expect(await failing).toEqual({ made: 1 });
    await expect.poll(() => cache.peek('1:/')).toBeUndefined();
    expect(await get()).toBe(1);
    await expect.poll(() => cache.peek('1:/')).toEqual({ made: 2 });
    pass(10_000);
    expect(cache.peek('1:/')).toBeUndefined();
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

  it('shows a page without waiting only while it is made, current and of its time', async () => {
    const { cache, get, pass, lose } = setUp();
    const early = get();
    expect(cache.peek('1:/')).toBeUndefined();
    await early;
    expect(cache.peek('1:/')).toEqual({ made: 1 });
    pass(10_000);
    expect(cache.peek('1:/')).toBeUndefined();
    await get();
    cache.drop(1);
    expect(cache.peek('1:/')).toBeUndefined();
    await get();
    lose();
    expect(cache.peek('1:/')).toBeUndefined();
  });

  it('does not keep a page that is not worth it', async () => {
    const { cache, get } = setUp(1);
    await get();
    expect(cache.peek('1:/')).toBeUndefined();
    expect(await get()).toBe(2);
  });

  it('tries again after a failure', async () => {
    const { cache, get } = setUp();
    await expect(cache.get('1:/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await get('1:/')).toBe(1);
  });
});
