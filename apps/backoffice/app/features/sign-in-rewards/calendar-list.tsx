import { useState } from 'react';
import { useParams } from 'react-router';
import type { OfficeSignInRewardCalendar } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { StartCalendar } from './start-calendar.tsx';

const toneOf: Readonly<Record<OfficeSignInRewardCalendar['state'], Tone>> = {
  coming: 'waiting',
  running: 'good',
  over: 'quiet',
  stopped: 'quiet',
};

/** The calendars in which members of a site sign in day by day: those to come, the one that runs, those that were. */
export function CalendarList() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('sign_in_rewards');
  const may = useMay();
  const list = useList('/sign-in-reward/list', { site_id: siteId });
  const [isStarting, setStarting] = useState(false);
  const [stopped, setStopped] = useState<OfficeSignInRewardCalendar | null>(null);
  const mayEdit = may('promotion.edit', siteId);
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          mayEdit && (
            <Button kind="action" onClick={() => setStarting(true)}>
              {t('start')}
            </Button>
          )
        }
      />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns(mayEdit ? setStopped : null)}
        idOf={(calendar) => String(calendar.calendar_id)}
        empty={<Empty icon="star">{t('none')}</Empty>}
      />
      {isStarting && <StartCalendar siteId={siteId} onClose={() => setStarting(false)} />}
      {stopped && (
        <CommandDialog<unknown>
          title={t('stop_title', { first: stopped.first_day, last: stopped.last_day })}
          note={t('stop_note')}
          confirm={t('stop')}
          send={(reason) =>
            api.call('/sign-in-reward/stop', {
              ...{ site_id: siteId, calendar_id: stopped.calendar_id, reason },
            })
          }
          onDone={() => void readAgain('/sign-in-reward/list', '/log/list')}
          onClose={() => setStopped(null)}
        />
      )}
    </>
  );
}

type Line = OfficeSignInRewardCalendar;

function useColumns(onStop: ((calendar: Line) => void) | null): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('sign_in_rewards');
  return [
    { id: 'days', name: t('days'), cell: (line) => `${line.first_day} – ${line.last_day}` },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>,
    },
    {
      id: 'amount',
      name: t('amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    {
      id: 'most',
      name: t('most'),
      isFigure: true,
      cell: ({ most_per_member: most, currency }) => <Amount amount={most} currency={currency} />,
    },
    {
      id: 'given',
      name: t('given'),
      isFigure: true,
      cell: ({ given, currency }) => <Amount amount={given} currency={currency} />,
    },
    {
      id: 'budget',
      name: t('budget'),
      isFigure: true,
      cell: ({ budget, currency }) => <Amount amount={budget} currency={currency} />,
    },
    { id: 'members', name: t('members'), isFigure: true, cell: ({ members }) => <Count value={members} /> },
    { id: 'times', name: t('times'), isFigure: true, cell: ({ times }) => <Count value={times} /> },
    {
      id: 'stop',
      name: t('stop'),
      cell: (line) =>
        onStop &&
        (line.state === 'running' || line.state === 'coming') && (
          <Button size="small" onClick={() => onStop(line)}>
            {t('stop')}
          </Button>
        ),
    },
  ];
}
