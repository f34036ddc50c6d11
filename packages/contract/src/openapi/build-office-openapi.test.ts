import { describe, expect, test } from 'vitest';
import { officeEndpoints } from '../office-registry.ts';
import { buildOfficeOpenApi } from './build-office-openapi.ts';

const all = Object.values(officeEndpoints).map(({ path }) => path as string);
const document = buildOfficeOpenApi(officeEndpoints, all);

describe('the OpenAPI document of the office', () => {
  test('has every call that is implemented, and no other', () => {
    expect(Object.keys(document.paths)).toEqual(all.toSorted());
    expect(Object.keys(buildOfficeOpenApi(officeEndpoints, ['/me']).paths)).toEqual(['/me']);
  });

  test('says what each call demands', () => {
    expect(document.paths['/operator/assign']?.post).toMatchObject({
      'x-permission': 'operator.edit',
      'x-scope': 'house',
      'x-approved-by': 'operator.approve',
      'x-step-up': true,
      security: [{ session: [], csrf: [] }],
      responses: { 202: { description: expect.any(String) } },
    });
    expect(document.paths['/me']?.post).toMatchObject({ security: [{ session: [] }] });
    expect(document.paths['/sign-in']?.post).toMatchObject({ security: [{}] });
  });

  test('every reference leads somewhere', () => {
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? ''));
    expect(references.size).toBeGreaterThan(5);
    for (const reference of references) {
      const target = reference
        .split('/')
        .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document);
      expect([reference, target === undefined]).toEqual([reference, false]);
    }
  });
});
