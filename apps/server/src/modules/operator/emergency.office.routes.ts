import { officeEndpoints } from '@halls/contract/office';
import {
  implementChange,
  implementOpen,
  implementQuery,
  type OfficeImplementation,
} from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { findSeal, type Seal } from './emergency.repo.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { accountsOf } from './operator.repo.ts';
import { closeEmergency, enterEmergency, takeEmergency } from './use-emergency.ts';

/** Accounts that nobody signs in to: how they stand, and who goes in. */
export function emergencyRoutes(deps: OperatorDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.emergencyOne, async ({ operator_id: operatorId }, { actor, now }) => {
      const seal = await findSeal(sql, operatorId);
      if (!seal) return fail(404);
      const openedFor = isOpen(seal, now) ? seal.openedFor : null;
      const accounts = await accountsOf(sql, openedFor === null ? [] : [openedFor]);
      return succeed({
        sealed_at: seal.sealedAt.toISOString(),
        open_until: isOpen(seal, now) ? (seal.openUntil?.toISOString() ?? null) : null,
        opened_for:
          openedFor === null ? null : { operator_id: openedFor, account: accounts.get(openedFor) ?? '' },
        has_halves: seal.hasHalves,
        may_take: openedFor === actor.operatorId && !seal.isTaken,
      });
    }),
    implementChange(officeEndpoints.takeEmergency, (input, call) => takeEmergency(deps, input, call)),
    implementOpen(officeEndpoints.enterEmergency, (input, call) => enterEmergency(deps, input, call)),
    implementChange(officeEndpoints.closeEmergency, (input, call) => closeEmergency(deps, input, call)),
  ];
}

function isOpen({ openUntil }: Seal, now: Date): boolean {
  return openUntil !== null && openUntil > now;
}
