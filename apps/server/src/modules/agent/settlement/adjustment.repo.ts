import type { SqlTransaction } from '#platform/database.ts';

/** It waits for the next month that is closed. */
export async function insertAdjustment(
  transaction: SqlTransaction,
  adjustment: {
    readonly siteId: number;
    readonly agentId: number;
    readonly currency: string;
    readonly amountMinor: bigint;
    readonly correctsPeriodId: number;
    readonly note: string;
    readonly changeRequestId: number;
    readonly now: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('agency.adjustment')
    .values({
      ...{ site_id: adjustment.siteId, agent_id: adjustment.agentId, currency: adjustment.currency },
      ...{ amount_minor: adjustment.amountMinor, corrects_period_id: adjustment.correctsPeriodId },
      ...{ note: adjustment.note, change_request_id: adjustment.changeRequestId, made_at: adjustment.now },
    })
    .execute();
}
