import './reconciliation.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ReconDay } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useReadAgain } from '#app/api/use-read-again.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { BreakTable } from './break-table.tsx';
import { DayMark } from './recon-marks.tsx';
import { SideTable } from './side-table.tsx';

const lookAgainMs = 3_000;

/** One day of a provider: what both sides come to, and what they say differently. */
export function DayPage() {
  const { gpId = '', day = '' } = useParams();
  const { data, refusal, again } = useRead(reads.of('/recon/day', { gp_id: gpId, day }));
  useReadAgain(data?.state === 'under_way', lookAgainMs, '/recon/day', '/recon/breaks');
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <DayRecord day={data} />;
}

function DayRecord({ day }: { day: ReconDay }) {
  const t = useTranslate('reconciliation');
  const may = useMay();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <PageHead
        title={`${day.gp_id} · ${day.day}`}
        note={t('day_note')}
        aside={<DayMark day={day} />}
        actions={
          may('recon.work', 'house') && (
            <Button icon="refresh" busy={day.state === 'under_way'} onClick={() => setAsks(true)}>
              {t('run_again')}
            </Button>
          )
        }
      />
      <div className="recon-panels">
        <RunFacts day={day} />
        {day.sums.map((sum) => (
          <SumPanel key={sum.currency} sum={sum} />
        ))}
        <section className="recon-wide">
          <BreakTable ask={{ gp_id: day.gp_id, day: day.day }} preset={null} />
        </section>
      </div>
      {asks && <RunAgain day={day} onClose={() => setAsks(false)} />}
    </>
  );
}

function RunFacts({ day }: { day: ReconDay }) {
  const t = useTranslate('reconciliation');
  return (
    <Panel title={t('run')}>
      <Facts
        facts={[
          [t('compared_at'), day.ended_at === null ? '–' : <When key="ended" at={day.ended_at} />],
          [t('runs'), <Count key="runs" value={day.runs} />],
          ...(day.due_at === null || day.state === 'under_way'
            ? []
            : [[t('next_at'), <When key="next" at={day.due_at} />] as const]),
          ...(day.why === null ? [] : [[t('why'), day.why] as const]),
        ]}
      />
    </Panel>
  );
}

function SumPanel({ sum }: { sum: ReconDay['sums'][number] }) {
  const t = useTranslate('reconciliation');
  const { currency, ours, theirs, held } = sum;
  const money = (amount: string) => <Amount amount={amount} currency={currency} />;
  return (
    <Panel title={t('in_currency', { currency })}>
      <SideTable
        label={t('in_currency', { currency })}
        rows={[
          {
            name: t('rounds'),
            ours: <Count value={ours.rounds} />,
            theirs: <Count value={theirs.rounds} />,
            isOff: ours.rounds !== theirs.rounds,
          },
          {
            name: t('stakes'),
            ours: money(ours.stake),
            theirs: money(theirs.stake),
            isOff: ours.stake !== theirs.stake,
          },
          {
            name: t('payouts'),
            ours: money(ours.payout),
            theirs: money(theirs.payout),
            isOff: ours.payout !== theirs.payout,
          },
          {
            name: t('ggr'),
            ours: money(ours.ggr),
            theirs: money(theirs.ggr),
            isOff: ours.ggr !== theirs.ggr,
          },
          ...(held
            ? [
                {
                  name: t('held', { count: held.members }),
                  ours: money(held.ours),
                  theirs: money(held.theirs),
                  isOff: held.ours !== held.theirs,
                },
              ]
            : []),
        ]}
      />
      {held && held.moving > 0 && <p>{t('moving', { count: held.moving })}</p>}
    </Panel>
  );
}

function RunAgain({ day, onClose }: { day: ReconDay; onClose: () => void }) {
  const t = useTranslate('reconciliation');
  return (
    <CommandDialog
      title={t('run_again')}
      note={t('run_again_note')}
      confirm={t('run_again')}
      send={(reason) => api.call('/recon/run', { gp_id: day.gp_id, day: day.day, reason })}
      onDone={() => void readAgain('/recon/day', '/recon/days', '/recon/breaks', '/log/list')}
      onClose={onClose}
    />
  );
}
