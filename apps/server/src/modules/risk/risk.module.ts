import type { Currency } from '@halls/contract';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { decideWithdrawal, type WithdrawalSubject } from './decide-withdrawal.ts';
import { listReceivedAndPlayed } from './list-received-and-played.ts';
import { publishRules } from './publish-rules.ts';
import { riskOfficeRoutes } from './risk.office.routes.ts';
import { dropEndedSnoozes } from './snooze.repo.ts';
import { fulfil, leftOf, type TurnoverLeft } from './turnover.rules.ts';

export interface RiskFace {
  decideWithdrawal(subject: WithdrawalSubject): ReturnType<typeof decideWithdrawal>;
  /** What deposits and awards still ask to be played; null where they ask nothing. */
  turnoverLeft(owner: {
    readonly memberId: number;
    readonly currency: Currency;
  }): Promise<TurnoverLeft | null>;
}

/** What a site asks before it pays out. */
export const riskModule = defineModule<RiskFace, { site: typeof siteModule }>({
  name: 'risk',
  needs: { site: siteModule },
  create({ sql, prepared, clock }, { site }) {
    const isSite = (siteId: number) => site.findById(siteId) !== undefined;
    return {
      face: {
        decideWithdrawal: (subject) => decideWithdrawal({ sql: prepared, clock }, subject),
        async turnoverLeft(owner) {
          const left = leftOf(fulfil(await listReceivedAndPlayed(prepared, owner)));
          return left.heldMinor === 0n ? null : left;
        },
      },
      officeRoutes: riskOfficeRoutes({ sql, isSite }),
      approvables: [publishRules(clock)],
      jobs: [
        {
          name: 'drop-ended-snoozes',
          everySeconds: 3_600,
          run: () => dropEndedSnoozes(sql, clock()),
        },
      ],
    };
  },
});
