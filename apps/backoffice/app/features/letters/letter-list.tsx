import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Mailing, MailingState } from '@halls/contract/office';
import { Button, buttonClass } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { Views } from '#app/records/views.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';

const states: readonly MailingState[] = ['waiting', 'sending', 'sent', 'stopped'];
const toneOf: Readonly<Record<MailingState, Tone>> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'good',
  stopped: 'quiet',
};

/** Letters that operators have sent, and those that wait. */
export function LetterList() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('letters');
  const may = useMay();
  const filters = useFilters();
  const { state } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/mailing/list', { site_id: siteId, ...(state && { state: state as MailingState }) });
  const [stopped, setStopped] = useState<Mailing | null>(null);
  const maySend = may('letter.send', siteId);
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          maySend && (
            <Link className={buttonClass({ kind: 'action' })} to="new">
              {t('new')}
            </Link>
          )
        }
      />
      <Views list="letters" />
      <FilterBar filters={filters} />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns(maySend ? setStopped : null)}
        idOf={(mailing) => String(mailing.mailing_id)}
        empty={<Empty icon="mail">{t('none')}</Empty>}
      />
      {stopped && <StopLetter siteId={siteId} mailing={stopped} onClose={() => setStopped(null)} />}
    </>
  );
}

function StopLetter(props: { siteId: number; mailing: Mailing; onClose: () => void }) {
  const { siteId, mailing, onClose } = props;
  const t = useTranslate('letters');
  return (
    <CommandDialog<unknown>
      title={t('stop_title')}
      note={t('stop_note')}
      confirm={t('stop')}
      send={(reason) =>
        api.call('/mailing/stop', { site_id: siteId, mailing_id: mailing.mailing_id, reason })
      }
      onDone={() => void readAgain('/mailing/list', '/log/list')}
      onClose={onClose}
    />
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('letters');
  const choices = states.map((state) => ({ value: state, name: t(`state.${state}`) }));
  return [{ kind: 'choice', name: 'state', label: t('state'), choices }];
}

function useColumns(onStop: ((mailing: Mailing) => void) | null): [Column<Mailing>, ...Column<Mailing>[]] {
  const t = useTranslate('letters');
  const language = useLanguage();
  return [
    {
      id: 'title',
      name: t('subject'),
      cell: ({ title }) => title[language] ?? title.en_US ?? Object.values(title)[0],
    },
    { id: 'to', name: t('to'), cell: ({ audience }) => <To audience={audience} /> },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>,
    },
    { id: 'due', name: t('due'), cell: (mailing) => <When at={mailing.due_at} /> },
    {
      id: 'reached',
      name: t('reached'),
      isFigure: true,
      cell: ({ reached, state }) => reached ?? (state === 'sent' ? t('reached_all') : '–'),
    },
    { id: 'author', name: t('author'), cell: (mailing) => mailing.operator.account },
    {
      id: 'stop',
      name: t('stop'),
      cell: (mailing) =>
        onStop &&
        mailing.state === 'waiting' && (
          <Button size="small" onClick={() => onStop(mailing)}>
            {t('stop')}
          </Button>
        ),
    },
  ];
}

/** In few words whom a letter is for. */
function To({ audience }: { audience: Mailing['audience'] }) {
  const t = useTranslate('letters');
  if (audience.kind === 'accounts') {
    const { accounts } = audience;
    return accounts.length === 1 ? accounts[0] : t('accounts_count', { count: accounts.length });
  }
  const { currency } = audience;
  return currency ? `${t(`audience.${audience.kind}`)} · ${currency}` : t(`audience.${audience.kind}`);
}
