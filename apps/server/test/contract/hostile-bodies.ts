import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '@halls/contract';

type Json = Record<string, unknown>;

/** Bodies that keep to the endpoint's request as its JSON schema describes it; strings and numbers are often odd. */
export function bodiesOf(endpoint: Endpoint): fc.Arbitrary<Json> {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' }) as Json;
  return valueOf(schema) as fc.Arbitrary<Json>;
}

/** Bodies that are wrong somewhere: a field of a wrong type, missing, too many, huge, deep, or not an object at all. */
export function brokenBodiesOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const names = Object.keys(
    (z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' }) as { properties?: Json })
      .properties ?? {},
  );
  const spoiled =
    names.length === 0
      ? []
      : [
          fc
            .tuple(bodiesOf(endpoint), fc.constantFrom(...names), hostileValue)
            .map(([body, name, value]) => ({ ...body, [name]: value })),
          fc
            .tuple(bodiesOf(endpoint), fc.constantFrom(...names))
            .map(([body, name]) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))),
        ];
  const extra = fc
    .tuple(bodiesOf(endpoint), oddName, hostileValue)
    .map(([body, name, value]) => ({ ...body, [name]: value }));
  const whole = fc.oneof(hostileValue, fc.constant({}));
  return fc.oneof(...spoiled, extra, whole).filter((body) => body !== undefined);
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202eabc',
    'null',
    'undefined',
    '0',
    '-1',
    '1e999',
    '９９',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '${7*7}',
    '{{7*7}}',
    '%00',
    '__proto__',
    'constructor',
    'ﷺ'.repeat(20),
    'e\u0301'.repeat(20),
    'a'.repeat(300),
  ),
);

const oddName = fc
  .oneof(
    fc.constantFrom(
      'constructor',
      'prototype',
      'toString',
      'hasOwnProperty',
      'unknown',
      '',
      '\u0000',
      'site_Id',
      'a'.repeat(1_000),
      '💥',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  .filter((name) => name !== '__proto__' && name !== 'site_id');

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    0,
    -1,
    0.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 63,
    -(2 ** 31) - 1,
  ),
  oddText,
  fc.constant('x'.repeat(20_000)),
  fc.constant(deepArray(4_000)),
  fc.constant(deepObject(2_000)),
  fc.constant(Array.from({ length: 3_000 }, () => 1)),
  fc.constant(Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`key${index}`, index]))),
  fc.jsonValue(),
);

function deepArray(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

function deepObject(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = { a: value };
  return value;
}

/** Values of a JSON schema as zod writes it. */
function valueOf(schema: Json): fc.Arbitrary<unknown> {
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return fc.oneof(...options.map(valueOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return fc.integer({
        min: Number(schema.minimum ?? -1_000),
        max: Math.min(Number(schema.maximum ?? 1_000), Number.MAX_SAFE_INTEGER),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf((schema.items as Json | undefined) ?? {}), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Number(schema.minItems ?? 0) + 3,
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textOf(schema: Json): fc.Arbitrary<string> {
  const max = Math.min(Number(schema.maxLength ?? 64), 300);
  const odd = oddText.map((text) => text.slice(0, max));
  if (schema.format === 'uri') return fc.constantFrom('http://localhost/close', 'https://example.com/?a=1#b');
  if (typeof schema.pattern !== 'string') return odd;
  // a pattern written for a rule is followed most of the time; the odd text is what it is there to refuse
  const followed = fc.stringMatching(new RegExp(schema.pattern));
  return fc.oneof({ weight: 9, arbitrary: followed }, { weight: 1, arbitrary: odd });
}

function objectOf(schema: Json): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  if (properties.length === 0 && typeof schema.additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 10 }), valueOf(schema.additionalProperties as Json), {
      maxKeys: 4,
    });
  }
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const parts = Object.fromEntries(properties.map(([name, part]) => [name, valueOf(part)]));
  return fc.record(parts, { requiredKeys: [...required] });
}
