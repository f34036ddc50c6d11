import { memberModule } from '#modules/member';
import { siteModule } from '#modules/site';
import type { Operator } from '#platform/actor.ts';
import { defineModule } from '#platform/module.ts';
import type { OperatorAuthenticator } from '#platform/office/mount-office.ts';
import { assignRoles } from './assign-roles.ts';
import { grantsOf } from './assignment.repo.ts';
import { createOperatorAuthenticator } from './authenticate-operator.ts';
import { csrfUnder } from './csrf.ts';
import { deleteTriesBefore } from './operator-attempt.repo.ts';
import { openEmergency } from './open-emergency.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { emergencyRoutes } from './emergency.office.routes.ts';
import { operatorRoutes, ownRoutes } from './operator.office.routes.ts';
import { accountsOf, findOperator, totpSecret } from './operator.repo.ts';
import { deleteSessionsBefore } from './operator-session.repo.ts';
import { deleteChallengesBefore } from './passkey.repo.ts';
import { closeOverdue } from './use-emergency.ts';

const dayMs = 86_400_000;
const sessionsKeptMs = 30 * dayMs;

export interface OperatorFace {
  readonly authenticate: OperatorAuthenticator;
  /** What an operator holds at a moment; null for one who is disabled. */
  holderOf(operatorId: number, now: Date): Promise<Pick<Operator, 'grants'> | null>;
  /** The accounts of operators, many at once. */
  accountsOf(operatorIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** People of the house: how they sign in, what they hold, and who gave it to them. */
export const operatorModule = defineModule<
  OperatorFace,
  { member: typeof memberModule; sites: typeof siteModule }
>({
  name: 'operator',
  needs: { member: memberModule, sites: siteModule },
  create({ sql, sealing, settings, clock }, { member, sites }) {
    const deps: OperatorDeps = {
      sql,
      sealing,
      passwords: member.passwords,
      csrfOf: csrfUnder(settings.serverSecret),
      demandsTwoFactor: settings.mode === 'production',
    };
    return {
      face: {
        authenticate: createOperatorAuthenticator(deps),
        async holderOf(operatorId, now) {
          const known = await findOperator(sql, operatorId);
          return known?.status === 'active' ? { grants: await grantsOf(sql, operatorId, now) } : null;
        },
        accountsOf: (operatorIds) => accountsOf(sql, operatorIds),
      },
      officeRoutes: [...ownRoutes(deps), ...operatorRoutes(deps), ...emergencyRoutes(deps)],
      approvables: [assignRoles((siteId) => sites.findById(siteId) !== undefined), openEmergency(clock)],
      jobs: [
        { name: 'seal-operator-codes', everySeconds: 600, run: () => totpSecret.sealRows({ sql, sealing }) },
        { name: 'close-emergency-accounts', everySeconds: 30, run: () => closeOverdue(sql, clock()) },
        {
          name: 'sweep-operator-sessions',
          everySeconds: 3_600,
          run: async () => {
            const now = clock().getTime();
            await deleteTriesBefore(sql, new Date(now - dayMs));
            await deleteSessionsBefore(sql, new Date(now - sessionsKeptMs));
            await deleteChallengesBefore(sql, new Date(now));
          },
        },
      ],
    };
  },
});
