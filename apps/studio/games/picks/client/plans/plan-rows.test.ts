import { expect, test } from 'vitest';
import { Money } from '../../../client/money.ts';
import { picksModelById } from '../../picks-models.ts';
import { netOf } from './plan-frame.ts';
import { paysOf } from './plan-rows.ts';

test('what one of the chips pays is between the least and the most of them', () => {
  const model = picksModelById['digits-3'];
  const odd = ['odd', 1_000n] as const;
  const straight = ['straight:123', 200n] as const;
  expect(paysOf(model, new Map([odd]))).toEqual({ least: 1_900n, most: 1_900n });
  expect(paysOf(model, new Map([straight, odd]))).toEqual({ least: 1_900n, most: 190_000n });
});

test('what a plan came to has its sign', () => {
  const shell = { money: new Money('VND', 'en-US'), text: (() => '') as never, locale: 'en-US' };
  const signs = [netOf({ shell }, '300', '100'), netOf({ shell }, '100', '300'), netOf({ shell }, '5', '5')];
  expect(signs.map((text) => text.replaceAll(/[^\d+−]/gu, ''))).toEqual(['−200', '+200', '0']);
});
