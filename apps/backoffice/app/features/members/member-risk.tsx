import './member-risk.css';
import { useState } from 'react';
import { TextInput } from '@halls/ui';
import type { RiskFact, RiskTry } from '@halls/contract/office';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { RuleHits } from '#app/parts/rule-hits.tsx';
import { RuleOutcome, RuleState } from '#app/parts/rule-state.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { MemberDecisions } from './member-decisions.tsx';
import { MemberFacts } from './member-facts.tsx';
import type { Whom } from './whom.ts';

interface Asked {
  readonly fact: RiskFact;
  readonly ends: boolean;
}

/** What the rules for withdrawals would say of the member now, by what, and what deposits still ask to be played. */
export function MemberRisk({ whom }: { whom: Whom }) {
  const t = useTranslate('risk');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, refusal, again } = useRead(reads.of('/risk/try', whom));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return (
    <div className="member-risk">
      <Panel title={t('member_rules')}>
        <p className="member-risk-note">{t('member_rules_note')}</p>
        {data.results.length === 0 && <p>{t('member_rules_none')}</p>}
        {data.results.map((result) => (
          <Result key={result.version} result={result} />
        ))}
      </Panel>
      <Panel title={t('turnover_left')}>
        <Turnover turnover={data.turnover} />
      </Panel>
      <Panel title={t('facts')}>
        <MemberFacts siteId={whom.site_id} found={data} ask={(fact, ends) => setAsked({ fact, ends })} />
      </Panel>
      <MemberDecisions whom={whom} />
      {asked && <SetAside whom={whom} asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Result({ result }: { result: RiskTry['results'][number] }) {
  const t = useTranslate('risk');
  return (
    <section className="member-risk-result">
      <h3 className="member-risk-head">
        {t('version', { version: result.version })} <RuleState state={result.state} />
        <RuleOutcome outcome={result.outcome} />
        <span className="money">{t('points', { count: result.score })}</span>
      </h3>
      <RuleHits hits={result.hits} />
    </section>
  );
}

function Turnover({ turnover: { currency, held, left } }: { turnover: RiskTry['turnover'] }) {
  const t = useTranslate('risk');
  if (!/[1-9]/.test(left)) return <p>{t('turnover_done')}</p>;
  return (
    <Facts
      facts={[
        [t('left'), <Amount key="left" amount={left} currency={currency} />],
        [t('held'), <Amount key="held" amount={held} currency={currency} />],
      ]}
    />
  );
}

/** Sets something aside for the member for some days, or ends that. */
function SetAside({
  whom,
  asked: { fact, ends },
  onClose,
}: {
  whom: Whom;
  asked: Asked;
  onClose: () => void;
}) {
  const t = useTranslate('risk');
  const [days, setDays] = useState('7');
  const what = t(ends ? 'snooze_end' : 'snooze');
  return (
    <CommandDialog<unknown>
      title={`${what} · ${t(`fact.${fact}`)}`}
      note={t(ends ? 'snooze_end_note' : 'snooze_note')}
      confirm={what}
      renderFields={(faults) =>
        !ends && (
          <TextInput
            label={t('snooze_days')}
            hint={t('snooze_days_hint')}
            inputMode="numeric"
            autoComplete="off"
            value={days}
            error={faults.days}
            onChange={({ target }) => setDays(target.value)}
          />
        )
      }
      send={(reason) =>
        ends
          ? api.call('/risk/wake', { ...whom, fact, reason })
          : api.call('/risk/snooze', { ...whom, fact, days, reason })
      }
      onDone={() => void readAgain('/risk/try', '/log/list')}
      onClose={onClose}
    />
  );
}
