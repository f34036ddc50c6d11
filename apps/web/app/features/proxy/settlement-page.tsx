import './proxy.css';
import { useState } from 'react';
import type { AgentStatement } from '@halls/contract/agent';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { usePage } from '#app/page/page-context.ts';
import { formatMonth } from './format-month.ts';
import { ReadFailed } from './read-failed.tsx';
import { StatementView } from './statement-view.tsx';

export const namespaces = ['proxy'] as const;

const statementsRead = reads.of('/agent/statements', {});

/** What the agent has earned, month by month; a month opens to its last day. */
export function Part() {
  const t = useTranslate('proxy');
  const [openId, setOpenId] = useState<number | null>(null);
  const { data, refusal, again } = useRead(statementsRead);
  if (openId !== null) return <StatementView periodId={openId} onBack={() => setOpenId(null)} />;
  return (
    <section className="member-panel proxy-panel" aria-busy={!data && !refusal}>
      {!data && (refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />)}
      {data?.list.length === 0 && <p>{t('settlement.none')}</p>}
      <ul>
        {data?.list.map((statement) => (
          <Month
            key={statement.period_id}
            statement={statement}
            onOpen={() => setOpenId(statement.period_id)}
          />
        ))}
      </ul>
    </section>
  );
}

function Month({ statement, onOpen }: { statement: AgentStatement; onOpen: () => void }) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const month = formatMonth(statement.month, language);
  return (
    <li className="proxy-row">
      <div>
        <strong>{month}</strong>
        <p className="proxy-note">{t(`settlement.state.${statement.state}`)}</p>
        {statement.state === 'held' &&
          statement.held_for.map((reason) => (
            <p key={reason} className="proxy-note">
              {t(`settlement.held.${reason}`)}
            </p>
          ))}
      </div>
      <div className="proxy-line">
        <MemberMoney amount={statement.amount} currency={statement.currency} />
        <Button size="small" aria-label={`${t('settlement.open')}: ${month}`} onClick={onOpen}>
          {t('settlement.open')}
        </Button>
      </div>
    </li>
  );
}
