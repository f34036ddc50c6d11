import { Link, useParams, useSearchParams } from 'react-router';
import { envelopeStates, type EnvelopeState, type OfficeEnvelope } from '@halls/contract/office';
import { buttonClass } from '@halls/ui';
import { useList } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { EnvelopeMark } from './envelope-mark.tsx';
import { useTitleOf } from './use-title-of.ts';

/** The red envelopes of a site: what is laid out, what is being written, what was. */
export function EnvelopeList() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('red_envelopes');
  const may = useMay();
  const filters = useFilters();
  const { state } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/red-envelope/list', {
    site_id: siteId,
    ...(state && { state: state as EnvelopeState }),
  });
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          may('envelope.edit', siteId) && (
            <Link className={buttonClass({ kind: 'action' })} to="write">
              {t('new')}
            </Link>
          )
        }
      />
      <FilterBar filters={filters} />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns()}
        idOf={(envelope) => String(envelope.envelope_id)}
        to={(envelope) => `/site/${siteId}/red-envelopes/${envelope.envelope_id}`}
        empty={<Empty icon="mail">{t('none')}</Empty>}
      />
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('red_envelopes');
  const choices = envelopeStates.map((state) => ({ value: state, name: t(`state.${state}`) }));
  return [{ kind: 'choice', name: 'state', label: t('state'), choices }];
}

function useColumns(): [Column<OfficeEnvelope>, ...Column<OfficeEnvelope>[]] {
  const t = useTranslate('red_envelopes');
  const titleOf = useTitleOf();
  return [
    { id: 'title', name: t('name'), cell: titleOf },
    { id: 'state', name: t('state'), cell: ({ state }) => <EnvelopeMark state={state} /> },
    {
      id: 'pool',
      name: t('pool'),
      isFigure: true,
      cell: ({ body }) => <Amount amount={body.pool} currency={body.currency} />,
    },
    {
      id: 'paid',
      name: t('paid'),
      isFigure: true,
      cell: ({ paid, body }) => <Amount amount={paid} currency={body.currency} />,
    },
    {
      id: 'taken',
      name: t('taken'),
      isFigure: true,
      cell: ({ taken, body }) => t('taken_of', { taken, count: body.count }),
    },
    { id: 'opens', name: t('opens_at'), cell: ({ body }) => <When at={body.opens_at} /> },
    { id: 'ends', name: t('end_at'), cell: ({ body }) => <When at={body.end_at} /> },
  ];
}
