import './agents.css';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { AgentPeriod } from '@halls/contract/office';
import { Button, buttonClass } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { AgentsHead } from './agents-head.tsx';

const toneOf: Readonly<Record<AgentPeriod['state'], Tone>> = {
  ...{ open: 'quiet', closed: 'waiting', calculated: 'waiting', reviewing: 'waiting' },
  ...{ approved: 'good', paid: 'good', voided: 'quiet' },
};

/** What can be done to a month, by the state that it is in. */
const stepsOf: Readonly<Record<AgentPeriod['state'], readonly Step[]>> = {
  ...{ open: [], closed: [], paid: [], voided: [] },
  calculated: ['review', 'recalculate', 'void'],
  reviewing: ['approve', 'void'],
  approved: ['pay', 'void'],
};
type Step = 'review' | 'recalculate' | 'approve' | 'void' | 'pay';

/** A site's months of settlement, the latest first. */
export function PeriodList() {
  const t = useTranslate('agents');
  const siteId = Number(useParams().siteId);
  const { data, refusal, again } = useRead(reads.of('/agent/periods', { site_id: siteId }));
  return (
    <>
      <AgentsHead />
      {!data && (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />)}
      {data?.list.length === 0 && <Empty>{t('period.none')}</Empty>}
      <div className="agents-panels">
        {data?.list.map((period) => (
          <Period key={period.period_id} siteId={siteId} period={period} />
        ))}
      </div>
    </>
  );
}

function Period({ siteId, period }: { siteId: number; period: AgentPeriod }) {
  const t = useTranslate('agents');
  const may = useMay()('agent.work', siteId);
  const [step, setStep] = useState<Step | null>(null);
  const month = period.month.slice(0, 7);
  return (
    <Panel title={month}>
      <div className="agents-body">
        <p>
          <StatusMark tone={toneOf[period.state]}>{t(`period.state.${period.state}`)}</StatusMark>
        </p>
        {period.sums.length > 0 && (
          <Facts
            facts={period.sums.map((sum) => [
              sum.currency,
              <span key={sum.currency}>
                <Amount amount={sum.amount} currency={sum.currency} />{' '}
                {t('period.of', { agents: sum.agents, held: sum.held })}
              </span>,
            ])}
          />
        )}
        {period.calculations > 0 && (
          <p className="agents-hash">
            {t('period.hashes', { times: period.calculations })} {period.input_hash.slice(0, 16)} →{' '}
            {period.output_hash.slice(0, 16)}
          </p>
        )}
        <div className="agents-buttons">
          {period.calculations > 0 && (
            <Link className={buttonClass()} to={`/site/${siteId}/agents/periods/${period.period_id}`}>
              {t('period.statements')}
            </Link>
          )}
          {may &&
            stepsOf[period.state].map((one) => (
              <Button key={one} aria-label={`${t(`period.${one}`)} ${month}`} onClick={() => setStep(one)}>
                {t(`period.${one}`)}
              </Button>
            ))}
        </div>
      </div>
      {step && <DoStep siteId={siteId} period={period} step={step} onClose={() => setStep(null)} />}
    </Panel>
  );
}

function DoStep({
  siteId,
  period,
  step,
  onClose,
}: {
  siteId: number;
  period: AgentPeriod;
  step: Step;
  onClose: () => void;
}) {
  const t = useTranslate('agents');
  const of = { site_id: siteId, period_id: period.period_id };
  return (
    <CommandDialog<unknown>
      title={`${t(`period.${step}`)} · ${period.month.slice(0, 7)}`}
      note={t(`period.${step}_note`)}
      needsAnother={step === 'approve' || step === 'void'}
      confirm={t(`period.${step}`)}
      send={(reason) => {
        if (step === 'pay') return api.call('/agent/period-pay', { ...of, reason });
        if (step === 'approve' || step === 'void')
          return api.call('/agent/period-decide', { ...of, verdict: step, reason });
        return api.call('/agent/period-review', { ...of, step, reason });
      }}
      onDone={() =>
        void readAgain('/agent/periods', '/agent/period-statements', '/change-request/list', '/log/list')
      }
      onClose={onClose}
    />
  );
}
