import { officeEndpoints } from '@halls/contract/office';
import type { MemberFace } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { correctProfile } from './correct-profile.ts';

export function profileOfficeRoutes(deps: {
  readonly sql: Sql;
  readonly people: Pick<MemberFace, 'personal' | 'uniqueValues'>;
}): OfficeImplementation[] {
  return [implementChange(officeEndpoints.memberCorrect, (input, call) => correctProfile(deps, call, input))];
}
