import type { System } from '#platform/actor.ts';
import { audited } from '#platform/audit/audited.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { judgeHealth, type DrainCause } from './health.rules.ts';
import { drainService, returnService } from './service-health.repo.ts';
import { listSamples } from './service-sample.repo.ts';

const clockwork: System = { kind: 'system', part: 'payment-services' };

const reasons: Readonly<Record<DrainCause, string>> = {
  failures: 'It has given no clear answer',
  slow: 'It has answered slowly',
  unpaid: 'Nobody has come to pay',
};

/**
 * Drains services that do badly, so that new orders go elsewhere, and takes back those that do well again. What operators
 * have set of a service stands above: only those that are active are judged.
 */
export async function judgeServices(
  deps: Pick<CashierDeps, 'sql' | 'clock' | 'log' | 'adapters'>,
): Promise<void> {
  const { sql, clock, log } = deps;
  const now = clock();
  for (const { pspId, adapter, drainedWhy, ...sample } of await listSamples(sql, now)) {
    // one that is asked nothing can't answer badly
    if (Object.hasOwn(deps.adapters, adapter) && deps.adapters[adapter]?.saysByStatement) continue;
    const judgement = judgeHealth(drainedWhy, sample);
    if (judgement.kind === 'stay') continue;
    await sql.transaction().execute(async (transaction) => {
      const target = `payment_service/${pspId}`;
      if (judgement.kind === 'return') {
        if (!(await returnService(transaction, pspId, now))) return;
        await audited(transaction, clockwork, 'payment_service.returned', {
          ...{ target, before: { drained: drainedWhy }, after: sample },
          reason: `It has done well with ${sample.asked} orders`,
        });
        return;
      }
      const { why, part, of } = judgement;
      if (!(await drainService(transaction, pspId, { why, part, of, at: now }))) return;
      await audited(transaction, clockwork, 'payment_service.drained', {
        ...{ target, before: null, after: { drained: why, part, of } },
        reason: `${reasons[why]}: ${part} of ${of} orders`,
      });
      log.warn({ pspId, why, part, of }, 'a payment service does badly: new orders go elsewhere');
    });
  }
}
