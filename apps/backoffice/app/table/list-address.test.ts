import { expect, test } from 'vitest';
import {
  isNarrowed,
  readFilters,
  readHidden,
  readOpen,
  readSort,
  viewOf,
  withFilter,
  withColumn,
  withNextSort,
  withNextOpen,
  withoutFilters,
  type Filter,
} from './list-address.ts';

const filters: Filter[] = [
  { kind: 'search', name: 'q', label: 'Search' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    choices: [
      { value: 'pending', name: 'Pending' },
      { value: 'applied', name: 'Applied' },
    ],
  },
  { kind: 'day', name: 'from', label: 'From' },
];
const at = (address: string) => new URLSearchParams(address);

test('an address says what its list shows', () => {
  expect(readFilters(filters, at('q=anna&state=applied&from=2026-11-01&other=1'))).toEqual({
    q: 'anna',
    state: 'applied',
    from: '2026-11-01',
  });
});

test('what no list could show counts as unsaid', () => {
  expect(readFilters(filters, at('q=%20&state=eaten&from=yesterday'))).toEqual({});
});

test('a filter that is set or taken away leaves the others, and closes the row', () => {
  expect(withFilter(at('state=pending&open=7&hide=at'), 'q', ' anna ').toString()).toBe(
    'state=pending&hide=at&q=anna',
  );
  expect(withFilter(at('q=anna&state=pending'), 'q', '').toString()).toBe('state=pending');
  expect(withoutFilters(filters, at('q=anna&state=pending&hide=at')).toString()).toBe('hide=at');
});

test('columns and the open row stand in it as well', () => {
  const one = withColumn(at('q=a'), 'at', false);
  expect(readHidden(withColumn(one, 'reason', false))).toEqual(['at', 'reason']);
  expect(readHidden(withColumn(one, 'at', false))).toEqual(['at']);
  expect(withColumn(one, 'at', true).toString()).toBe('q=a');
  expect(readOpen(withNextOpen(at('q=a'), '12'))).toBe('12');
  expect(readOpen(withNextOpen(at('q=a&open=11'), '12'))).toBe('12');
  expect(withNextOpen(at('q=a&open=12'), '12').toString()).toBe('q=a');
});

test('a choice that is preset holds until the address says another', () => {
  const preset: Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: 'State',
      preset: 'pending',
      choices: [
        { value: 'pending', name: 'Pending' },
        { value: 'any', name: 'Any' },
      ],
    },
  ];
  expect([readFilters(preset, at('')), isNarrowed(preset, at(''))]).toEqual([{ state: 'pending' }, false]);
  expect([readFilters(preset, at('state=any')), isNarrowed(preset, at('state=any'))]).toEqual([
    { state: 'any' },
    true,
  ]);
});

test('a column sorts up, then down, then not', () => {
  const presses = ['account', '-account', null];
  let address = at('q=anna&open=7');
  for (const sorted of presses) {
    address = withNextSort(address, 'account');
    expect([address.get('q'), readOpen(address), readSort(address, ['account'])]).toEqual([
      'anna',
      null,
      sorted,
    ]);
  }
  expect(withNextSort(at('sort=-number'), 'account').get('sort')).toBe('account');
});

test('a list that cannot be sorted so is not', () => {
  expect(readSort(at('sort=number'), ['account'])).toBeNull();
  expect(readSort(at('sort=--account'), ['account'])).toBeNull();
});

test('a view is the rows, the columns and their order, whichever row is open', () => {
  expect(viewOf(at('sort=account&q=anna&open=7&hide=a'))).toBe('hide=a&q=anna&sort=account');
  expect(viewOf(at('open=7'))).toBe('');
});
