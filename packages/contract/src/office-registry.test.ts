import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { officeErrorKeys } from './core/office-error-key.ts';
import { officeEndpoints, type OfficeCallAt, type OfficePath } from './office-registry.ts';
import { endpoints } from './registry.ts';
import type { OfficeEndpoint } from './core/office-endpoint.ts';

const all: readonly OfficeEndpoint[] = Object.values(officeEndpoints);

describe('calls of the office', () => {
  test('have a path each, which says what of', () => {
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    for (const { path } of all) expect(path).toMatch(/^(\/[a-z]+(-[a-z]+)*){1,2}$/);
  });

  test('keep their types in the registry', () => {
    expectTypeOf<'/operator/assign'>().toExtend<OfficePath>();
    expectTypeOf<'/operator/unknown'>().not.toExtend<OfficePath>();
    expectTypeOf<z.output<OfficeCallAt<'/sign-out'>['data']>>().toEqualTypeOf<null>();
    expectTypeOf(officeEndpoints.assignRoles.audit).toEqualTypeOf<'operator.assigned'>();
    expectTypeOf<keyof typeof officeEndpoints.createOperator.codes>().toEqualTypeOf<101>();
  });

  test('are none of the sites’', () => {
    const names = new Set<unknown>(Object.values(endpoints));
    expect(all.filter((one) => names.has(one))).toEqual([]);
  });

  test('refuse a property that they do not know', () => {
    for (const { path, request } of all) {
      const { error } = request.safeParse({ no_such_property: 1 });
      const isNamed = error?.issues.some(
        (issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('no_such_property'),
      );
      expect([path, isNamed]).toEqual([path, true]);
    }
  });

  test('name the site that they ask the permission for', () => {
    const ofASite = all.filter(({ scope }) => scope === 'site');
    for (const { path, request } of ofASite) {
      const { error } = request.safeParse({ site_id: 'none' });
      expect([path, error?.issues.some((issue) => issue.path[0] === 'site_id')]).toEqual([path, true]);
    }
  });

  test('ask for a reason where others have to agree', () => {
    for (const { path, request, stepUp } of all.filter(({ approval }) => approval)) {
      const { error } = request.safeParse({ reason: ' ' });
      expect([path, error?.issues.some((issue) => issue.path[0] === 'reason')]).toEqual([path, true]);
      expect([path, stepUp]).toEqual([path, true]);
    }
  });

  test('declare codes that stay clear of those of every call', () => {
    const common = [100, 401, 403, 404, 413, 422, 428, 429, 500, 503];
    for (const { path, codes } of all)
      expect([path, Object.keys(codes).filter((code) => common.includes(Number(code)))]).toEqual([path, []]);
  });
});

test('messages of the office are named once', () => {
  expect(officeErrorKeys.filter((key, index) => officeErrorKeys.indexOf(key) !== index)).toEqual([]);
});
