import { describe, expect, it, vi } from 'vitest';
import { connectWhenOnline } from './connect-when-online.ts';
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

describe('connectWhenOnline', () => {
  const setUp = () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const done: string[] = [];
    const socket = {
      connected: false,
      disconnect: () => (done.push('disconnect'), { connect: () => done.push('connect') }),
    };
    const channels = {
      a: { subscribe: () => void done.push('join a') },
      b: { subscribe: () => void done.push('join b') },
    };
    return {
      socket,
      done,
      stop: connectWhenOnline({ connector: { socket, channels }, disconnect: () => done.push('end') }),
      hear: () => page.dispatchEvent(new Event('online')),
    };
  };

  it('ends what is being tried, connects, and joins every channel', () => {
    const { done, hear } = setUp();
    hear();
    expect(done).toEqual(['disconnect', 'connect', 'join a', 'join b']);
  });

  it('leaves a connection alone, and a page that is done with it', () => {
    const { socket, done, stop, hear } = setUp();
    socket.connected = true;
    hear();
    socket.connected = false;
    stop();
    hear();
    expect(done).toEqual(['end']);
  });
});
