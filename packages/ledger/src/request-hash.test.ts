import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashRequest } from './request-hash.ts';

const hex = (value: unknown) => hashRequest(value).toString('hex');

describe('hashRequest', () => {
  it('does not depend on the order of keys, at any depth', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries({ ...value }).toReversed());
        expect(hex({ outer: turned })).toBe(hex({ outer: { ...value } }));
      }),
    );
  });

  it('tells different requests apart', () => {
    const values = [
      1,
      '1',
      1n,
      [1],
      { a: 1 },
      { a: '1' },
      { a: [1] },
      { b: 1 },
      null,
      true,
      'null',
      [],
      {},
      [[]],
      '1n',
    ];
    expect(new Set(values.map(hex)).size).toBe(values.length);
    expect(hex({ a: 1, b: 2 })).not.toBe(hex({ a: 2, b: 1 }));
    expect(hex(['ab', 'c'])).not.toBe(hex(['a', 'bc']));
  });

  it('takes an absent field for an undefined one', () => {
    expect(hex({ a: 1, b: undefined })).toBe(hex({ a: 1 }));
  });

  it.each([[Number.NaN], [() => 1], [new Map()], [Symbol('x')]])('refuses %s', (value) => {
    expect(() => hashRequest({ value })).toThrow(TypeError);
  });

  it('stays what stored transactions were hashed with', () => {
    expect(hex({ b: [1n, 'x'], a: null })).toBe(
      'c39868c7b74f7e76bca82c84915272458ccfadb8c13fb89df99901225f0628d5',
    );
  });
});
