import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, toastDurationMs, toastsAtOnce } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createToastStore', () => {
  it('counts a repeat instead of stacking it, and starts its time anew', () => {
    const store = createToastStore();
    store.show('error', 'No connection');
    vi.advanceTimersByTime(toastDurationMs - 1);
    store.show('error', 'No connection');
    vi.advanceTimersByTime(toastDurationMs - 1);
    expect(store.read()).toMatchObject([{ text: 'No connection', count: 2 }]);
    vi.advanceTimersByTime(1);
    expect(store.read()).toEqual([]);
  });

  it('keeps apart what differs in text or kind', () => {
    const store = createToastStore();
    store.show('error', 'a');
    store.show('info', 'a');
    store.show('error', 'b');
    expect(store.read().map((toast) => toast.count)).toEqual([1, 1, 1]);
  });

  it('drops the oldest beyond the bound', () => {
    const store = createToastStore();
    for (let index = 0; index <= toastsAtOnce; index += 1) store.show('info', String(index));
    expect(store.read().map((toast) => toast.text)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('waits while held', () => {
    const store = createToastStore();
    store.show('info', 'a');
    store.hold();
    vi.advanceTimersByTime(toastDurationMs * 2);
    expect(store.read()).toHaveLength(1);
    store.release();
    vi.advanceTimersByTime(toastDurationMs);
    expect(store.read()).toHaveLength(0);
  });
});
