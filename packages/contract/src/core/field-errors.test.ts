import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf, unstorableFieldsOf } from './field-errors.ts';
import { endpoints } from '../registry.ts';

function faultsOf(schema: z.ZodType, body: unknown): Record<string, string> {
  const { error } = schema.safeParse(body);
  return error ? fieldErrorsOf(error, body) : {};
}

test('a rule’s own message wins', () => {
  expect(faultsOf(endpoints.login.request, { account: '', password: 5 })).toMatchObject({
    account: 'ph_account_name',
    password: 'ph_password',
  });
});

test('a missing field is told from one of a wrong type and a wrong choice', () => {
  const schema = z.strictObject({ text: z.string(), choice: z.enum(['a', 'b']), number: z.number().max(5) });
  expect(faultsOf(schema, {})).toEqual({
    text: 'error.field_required',
    choice: 'error.field_required',
    number: 'error.field_required',
  });
  expect(faultsOf(schema, { text: 1, choice: 'c', number: 9 })).toEqual({
    text: 'error.field_type',
    choice: 'error.field_not_allowed',
    number: 'error.field_too_long',
  });
});

test('unknown, nested and whole-body complaints have names', () => {
  expect(faultsOf(endpoints.storeFavorites.request, { data: [{ game_id: 1, status: 7 }], other: 1 })).toEqual(
    {
      other: 'error.field_unknown',
      'data.0.status': 'error.field_not_allowed',
    },
  );
  expect(faultsOf(endpoints.logout.request, [])).toEqual({ body: 'error.field_type' });
});

test('a name that every object has is named like any other', () => {
  expect(
    Object.entries(faultsOf(endpoints.logout.request, JSON.parse('{"constructor":1,"toString":1}'))),
  ).toEqual([
    ['constructor', 'error.field_unknown'],
    ['toString', 'error.field_unknown'],
  ]);
});

test('an answer stays small however large the body', () => {
  const body = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(500)}${index}`, 1]),
  );
  const fields = faultsOf(endpoints.logout.request, body);
  expect(JSON.stringify(fields).length).toBeLessThan(3_000);
});

test('a text that cannot be stored is found wherever it is', () => {
  expect(unstorableFieldsOf({ a: 'x', b: ['y', 'z\0'], c: { d: '\ud800' }, e: null, f: 1 })).toEqual({
    'b.1': 'error.field_format',
    'c.d': 'error.field_format',
  });
  expect(unstorableFieldsOf({ a: { 'b\0': 1 } })).toEqual({ a: 'error.field_format' });
  expect(unstorableFieldsOf({ a: 'x\u0001' })).toEqual({});
});
