import { describe, expect, it } from 'vitest';
import { createOrder } from './in-order.ts';
import { createRealtimeEvents } from './realtime-events.ts';

describe('createOrder', () => {
  it('drops what was sent again and what came late', () => {
    const isNew = createOrder();
    expect([1, 2, 2, 1, 3].map((seq) => isNew('member.1 member.cash', seq))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
  it('counts each channel by itself', () => {
    const isNew = createOrder();
    expect(isNew('a', 5)).toBe(true);
    expect(isNew('b', 1)).toBe(true);
  });
});

describe('createRealtimeEvents', () => {
  it('stops when asked', () => {
    const events = createRealtimeEvents();
    const heard: string[] = [];
    const stop = events.on('member.cash', ({ cash }) => heard.push(cash));
    events.emit('member.cash', { cash: '1', currency: 'VND', seq: 1 });
    stop();
    events.emit('member.cash', { cash: '2', currency: 'VND', seq: 2 });
    expect(heard).toEqual(['1']);
  });
});
