import './trading.css';
import { useParams, useSearchParams } from 'react-router';
import type { OfficeTicket } from '@halls/contract/office';
import { useList } from '#app/api/use-list.ts';
import { useReadAgain } from '#app/api/use-read-again.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { DeskTabs } from './desk-tabs.tsx';
import { priceText } from './trading-figures.ts';

const lookAgainMs = 4_000;

const tones: Readonly<Record<OfficeTicket['state'], Tone>> = {
  reserved: 'waiting',
  pending: 'waiting',
  accepted: 'good',
  rejected: 'bad',
  settled: 'quiet',
  cashed_out: 'quiet',
};

/** Who bets what at this moment; of one match at `?match=`. */
export function TicketPage() {
  const t = useTranslate('trading');
  const { gpId = '' } = useParams();
  const filters: Filter[] = [{ kind: 'text', name: 'match', label: t('match') }];
  const { match } = readFilters(filters, useSearchParams()[0]);
  const isNumber = match !== undefined && /^\d{1,15}$/.test(match);
  const list = useList('/trading/tickets', { gp_id: gpId, ...(isNumber && { match_id: match }) });
  useReadAgain(true, lookAgainMs, '/trading/tickets');
  return (
    <>
      <PageHead title={isNumber ? t('tickets_of') : t('tickets_all')} note={t('tickets_note')} />
      <DeskTabs gpId={gpId} />
      <FilterBar filters={filters} />
      <DataTable
        label={t('tickets')}
        list={list}
        columns={useColumns(gpId)}
        idOf={({ ticket_id: id }) => id}
        empty={<Empty icon="list">{t('tickets_none')}</Empty>}
      />
    </>
  );
}

function useColumns(gpId: string): [Column<OfficeTicket>, ...Column<OfficeTicket>[]] {
  const t = useTranslate('trading');
  return [
    { id: 'placed', name: t('placed'), cell: ({ placed_at: at }) => <When at={at} /> },
    { id: 'member', name: t('member'), cell: ({ member }) => <Member member={member} /> },
    { id: 'bet', name: t('bet'), cell: ({ legs }) => <Legs legs={legs} gpId={gpId} /> },
    { id: 'kind', name: t('kind'), cell: (ticket) => <Kind ticket={ticket} /> },
    {
      ...{ id: 'stake', name: t('stake'), isFigure: true },
      cell: ({ stake, currency }) => <Amount amount={stake} currency={currency} />,
    },
    {
      ...{ id: 'most', name: t('most_payout'), isFigure: true },
      cell: ({ most_payout: most, currency }) => <Amount amount={most} currency={currency} />,
    },
    {
      ...{ id: 'payout', name: t('payout'), isFigure: true },
      cell: ({ payout, currency }) =>
        payout === null ? '–' : <Amount amount={payout} currency={currency} />,
    },
    { id: 'state', name: t('state'), cell: (ticket) => <TicketState ticket={ticket} /> },
  ];
}

function Member({ member }: { member: OfficeTicket['member'] }) {
  if (!member) return '–';
  return <EntityLink target={`member/${member.member_id}`} siteId={member.site_id} name={member.account} />;
}

function Legs({ legs, gpId }: { legs: OfficeTicket['legs']; gpId: string }) {
  const t = useTranslate('trading');
  return (
    <ul className="trading-legs">
      {legs.map((leg) => (
        <li key={leg.match_id}>
          <strong>{leg.outcome}</strong> <span className="money">{priceText(leg.price)}</span> · {leg.market}
          <small className="trading-small">
            <EntityLink target={`traded_match/${gpId}/${leg.match_id}`} siteId={null} name={leg.match} />
            {leg.is_live && ` · ${t('live')}`}
            {leg.result && ` · ${t(`result.${leg.result}`)}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Kind({ ticket: { kind, combinations } }: { ticket: OfficeTicket }) {
  const t = useTranslate('trading');
  const name = kind === 'single' || kind === 'multiple' || kind === 'each_way' ? t(`kind.${kind}`) : kind;
  return combinations === 1 ? name : t('combinations', { kind: name, count: combinations });
}

const refusals = [
  'wallet',
  'feed_away',
  'market_closed',
  'price_changed',
  'match_moved',
  'exposure_full',
  'same_match',
  'same_season',
  'each_way_none',
] as const;

function TicketState({ ticket: { state, refusal, settlements } }: { ticket: OfficeTicket }) {
  const t = useTranslate('trading');
  const known = refusals.find((word) => word === refusal);
  return (
    <>
      <StatusMark tone={tones[state]}>{t(`ticket_state.${state}`)}</StatusMark>
      {refusal !== null && <small className="trading-small">{known ? t(`refusal.${known}`) : refusal}</small>}
      {settlements > 1 && (
        <small className="trading-small">{t('settled_again', { count: settlements })}</small>
      )}
    </>
  );
}
