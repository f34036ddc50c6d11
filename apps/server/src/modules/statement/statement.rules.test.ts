import { expect, test } from 'vitest';
import { statementKinds } from '@halls/contract/statement';
import { askedOfLedger, kindOfEntry } from './statement.rules.ts';

test('a bet and its win are told apart by where the money went', () => {
  expect(kindOfEntry('seamless_bet_win', -5n)).toBe('bet');
  expect(kindOfEntry('seamless_bet_win', 5n)).toBe('win');
});

test('what has no word of its own is shown all the same', () => {
  expect(kindOfEntry('something_new', 5n)).toBe('other');
});

test('what is asked for by a kind is of that kind', () => {
  for (const kind of statementKinds) {
    const asked = askedOfLedger(kind);
    for (const transactionKind of asked?.kinds ?? []) {
      expect(kindOfEntry(transactionKind, BigInt(asked?.sign ?? 1))).toBe(kind);
    }
  }
});
