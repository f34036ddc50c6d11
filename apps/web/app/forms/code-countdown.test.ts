import { beforeEach, expect, it, vi } from 'vitest';
import { readUntil } from './code-countdown.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => kept.get(key) ?? null } });
});

it('nothing was kept, nobody waits', () => {
  expect(readUntil('register', 1_000)).toBe(0);
});

it('each code has a wait of its own', () => {
  kept.set('code_until.register', '200000');
  expect(readUntil('register', 1_000)).toBe(200_000);
  expect(readUntil('recovery', 1_000)).toBe(0);
});

it('an end that lies further off than any wait is none', () => {
  kept.set('code_until.register', '302000');
  expect(readUntil('register', 1_000)).toBe(0);
  kept.set('code_until.register', 'soon');
  expect(readUntil('register', 1_000)).toBe(0);
});
