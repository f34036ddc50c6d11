import { describe, expect, it } from 'vitest';
import { favoriteChanges, supportDeviceOf } from './catalogue.rules.ts';

describe('favoriteChanges', () => {
  it('goes by the last word about a game', () => {
    const wishes = [
      { game_id: 1, status: true },
      { game_id: 2, status: false },
      { game_id: 1, status: false },
      { game_id: 3, status: true },
    ];
    expect(favoriteChanges(wishes)).toEqual({ gameIds: [1, 2, 3], add: [3], remove: [1, 2] });
  });
});

describe('supportDeviceOf', () => {
  it.each([
    [undefined, undefined],
    [0, 0],
    ['desktop', 0],
    ['app', 2],
    [3, 2],
    [2, 1],
    ['ios', 1],
  ])('takes %s for %s', (device, expected) => {
    expect(supportDeviceOf(device)).toBe(expected);
  });
});
