import { useState } from 'react';
import type { OfficeRebateRun } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** What a run came to, and whether it comes to the same again. */
export function RunFacts({ siteId, run }: { siteId: number; run: OfficeRebateRun }) {
  const t = useTranslate('rebates');
  return (
    <Panel title={t('run.amount')} actions={<Check siteId={siteId} runId={run.run_id} />}>
      <Facts
        facts={[
          [t('run.amount'), <Amount key="amount" amount={run.amount} currency={run.currency} />],
          [t('run.members'), <Count key="members" value={run.members} />],
          [t('run.lines'), <Count key="lines" value={run.lines} />],
          [t('run.differences'), <Count key="differences" value={run.difference_lines} />],
          [t('run.calculated_at'), <When key="calculated" at={run.calculated_at} />],
          ...(run.approved_at
            ? ([
                [t('run.approved_at'), <When key="approved" at={run.approved_at} />],
                [t('run.approved_by'), run.approved_by ?? t('run.by_plan')],
              ] as const)
            : []),
          ...(run.waiting > 0
            ? ([
                [
                  t('run.waiting'),
                  <span key="waiting">
                    <Count value={run.waiting} /> · {t('run.waiting_note')}
                  </span>,
                ],
              ] as const)
            : []),
          ...(run.claimable > 0
            ? ([[t('run.claimable'), <Count key="claimable" value={run.claimable} />]] as const)
            : []),
          [
            t('run.hash'),
            <span key="hash" className="rebates-hash">
              {run.output_hash}
            </span>,
          ],
        ]}
      />
    </Panel>
  );
}

function Check({ siteId, runId }: { siteId: number; runId: number }) {
  const t = useTranslate('rebates');
  const [said, setSaid] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const look = async () => {
    setAsking(true);
    const result = await api.call('/rebate/run-check', { site_id: siteId, run_id: runId });
    const words = (data: { is_same: boolean; output_hash: string }) =>
      data.is_same ? t('run.same') : t('run.other', { hash: data.output_hash });
    setSaid(result.ok ? words(result.data) : result.message);
    setAsking(false);
  };
  return (
    <>
      <span role="status">{said}</span>
      <Button size="small" disabled={isAsking} onClick={() => void look()}>
        {t(isAsking ? 'tried_busy' : 'run.check')}
      </Button>
    </>
  );
}
