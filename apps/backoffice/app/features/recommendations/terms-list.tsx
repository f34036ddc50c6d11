import { useState } from 'react';
import { useParams } from 'react-router';
import type { OfficeRecommendationTerms } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { RecommendationsHead } from './recommendations-head.tsx';
import { StartTerms } from './start-terms.tsx';

/** What a site gives for recommended friends, version by version. */
export function TermsList() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('recommendations');
  const mayEdit = useMay()('promotion.edit', siteId);
  const list = useList('/recommendation/list', { site_id: siteId });
  const [isStarting, setStarting] = useState(false);
  const [stopped, setStopped] = useState<OfficeRecommendationTerms | null>(null);
  return (
    <>
      <RecommendationsHead
        actions={
          mayEdit && (
            <Button kind="action" onClick={() => setStarting(true)}>
              {t('start')}
            </Button>
          )
        }
      />
      <DataTable
        label={t('tab.terms')}
        list={list}
        columns={useColumns(mayEdit ? setStopped : null)}
        idOf={(terms) => String(terms.terms_id)}
        renderDetail={(terms) => <Detail terms={terms} />}
        empty={<Empty icon="user-plus">{t('none')}</Empty>}
      />
      {isStarting && <StartTerms siteId={siteId} onClose={() => setStarting(false)} />}
      {stopped && (
        <CommandDialog<unknown>
          title={t('stop_title', { currency: stopped.currency })}
          note={t('stop_note')}
          confirm={t('stop')}
          send={(reason) =>
            api.call('/recommendation/stop', { site_id: siteId, currency: stopped.currency, reason })
          }
          onDone={() => void readAgain('/recommendation/list', '/log/list')}
          onClose={() => setStopped(null)}
        />
      )}
    </>
  );
}

type Line = OfficeRecommendationTerms;

function useColumns(onStop: ((terms: Line) => void) | null): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('recommendations');
  const count = (id: 'friends' | 'met' | 'held') => ({
    ...{ id, name: t(id), isFigure: true },
    cell: (line: Line) => <Count value={line[id]} />,
  });
  const amount = (id: 'reward' | 'given') => ({
    ...{ id, name: t(id), isFigure: true },
    cell: (line: Line) => <Amount amount={line[id]} currency={line.currency} />,
  });
  return [
    { id: 'currency', name: t('currency'), cell: ({ currency, version }) => `${currency} ${version}` },
    {
      id: 'runs',
      name: t('runs'),
      cell: ({ ended_at: endedAt }) => (
        <StatusMark tone={endedAt === null ? 'good' : 'quiet'}>
          {t(endedAt === null ? 'runs.yes' : 'runs.no')}
        </StatusMark>
      ),
    },
    { id: 'since', name: t('since'), cell: (line) => <When at={line.begun_at} /> },
    amount('reward'),
    count('friends'),
    count('met'),
    count('held'),
    amount('given'),
    {
      id: 'stop',
      name: t('stop'),
      cell: (line) =>
        onStop &&
        line.ended_at === null && (
          <Button size="small" onClick={() => onStop(line)}>
            {t('stop')}
          </Button>
        ),
    },
  ];
}

/** All that a version says. */
function Detail({ terms }: { terms: Line }) {
  const t = useTranslate('recommendations');
  const amount = (id: 'deposit' | 'turnover' | 'reward' | 'friend_reward' | 'month_cap') =>
    [t(id), <Amount key={id} amount={terms[id]} currency={terms.currency} />] as const;
  return (
    <Facts
      facts={[
        amount('deposit'),
        amount('turnover'),
        [t('days'), terms.days],
        amount('reward'),
        amount('friend_reward'),
        [t('turnover_percent'), terms.turnover_percent],
        amount('month_cap'),
      ]}
    />
  );
}
