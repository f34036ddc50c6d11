import './red-envelopes.css';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { OfficeCalls, OfficeEnvelope } from '@halls/contract/office';
import { Button, buttonClass } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { EnvelopeCommand, type EnvelopeDeed } from './envelope-command.tsx';
import { EnvelopeMark } from './envelope-mark.tsx';
import { useTitleOf } from './use-title-of.ts';

type Claim = ItemOf<'/red-envelope/claims'>;
type Shown = OfficeCalls['/red-envelope/show']['data'];

/** An envelope: what it is made of, what it costs, how it stands, who has claimed it. */
export function EnvelopePage() {
  const { siteId, envelopeId } = useParams();
  const asked = { site_id: Number(siteId), envelope_id: Number(envelopeId) };
  const { data, refusal, again } = useRead(reads.of('/red-envelope/show', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <EnvelopeRecord siteId={asked.site_id} shown={data} />;
}

function EnvelopeRecord({ siteId, shown }: { siteId: number; shown: Shown }) {
  const t = useTranslate('red_envelopes');
  const titleOf = useTitleOf();
  const { envelope, cost } = shown;
  const { currency } = envelope.body;
  return (
    <>
      <PageHead
        title={titleOf(envelope)}
        note={t(`state_note.${envelope.state}`)}
        aside={<EnvelopeMark state={envelope.state} />}
        actions={<Actions siteId={siteId} envelope={envelope} />}
      />
      <div className="envelope-panels">
        <Panel title={t('terms')}>
          <Terms envelope={envelope} />
        </Panel>
        <Panel title={t('cost')}>
          <Facts
            facts={[
              [t('cost_pool'), <Amount key="pool" amount={cost.pool} currency={currency} />],
              [t('cost_average'), <Amount key="average" amount={cost.average} currency={currency} />],
              [t('cost_turnover'), <Amount key="turnover" amount={cost.turnover} currency={currency} />],
              [t('cost_members'), t(cost.is_more ? 'members_more' : 'members', { count: cost.members })],
              [t('paid'), <Amount key="paid" amount={envelope.paid} currency={currency} />],
              [t('taken'), t('taken_of', { taken: envelope.taken, count: envelope.body.count })],
            ]}
          />
        </Panel>
        <Panel title={t('history')}>
          <History envelope={envelope} />
        </Panel>
        {envelope.announced_at && <Claims siteId={siteId} envelope={envelope} />}
      </div>
    </>
  );
}

function Terms({ envelope: { body } }: { envelope: OfficeEnvelope }) {
  const t = useTranslate('red_envelopes');
  const { currency, audience } = body;
  return (
    <Facts
      facts={[
        [t('pool'), <Amount key="pool" amount={body.pool} currency={currency} />],
        [t('count'), body.count],
        [t('least'), <Amount key="least" amount={body.least} currency={currency} />],
        [t('most'), <Amount key="most" amount={body.most} currency={currency} />],
        [t('opens_at'), <When key="opens" at={body.opens_at} />],
        [t('end_at'), <When key="ends" at={body.end_at} />],
        [t('turnover'), `${body.turnover_percent} %`],
        [
          t('audience'),
          <span key="audience">
            {t(`audience.${audience.kind}`)}{' '}
            {audience.kind === 'registered_before' && <When at={audience.at} />}
            {audience.kind === 'deposited' && <Amount amount={audience.amount} currency={currency} />}
          </span>,
        ],
      ]}
    />
  );
}

function History({ envelope }: { envelope: OfficeEnvelope }) {
  const t = useTranslate('red_envelopes');
  const when = (at: string, by: string | null) => (
    <>
      <When at={at} /> · {by ?? t('by_product')}
    </>
  );
  return (
    <Facts
      facts={[
        [t('written'), when(envelope.written_at, envelope.written_by)],
        ...(envelope.announced_at
          ? ([
              [t('announced'), when(envelope.announced_at, envelope.announced_by)],
              [
                t('seed_hash'),
                <code key="hash" className="envelope-hash">
                  {envelope.seed_hash}
                </code>,
              ],
            ] as const)
          : []),
        ...(envelope.ended_at && envelope.ended_why
          ? ([
              [
                t('ended'),
                <span key="ended">
                  <When at={envelope.ended_at} /> · {t(`why.${envelope.ended_why}`)}
                </span>,
              ],
            ] as const)
          : []),
      ]}
    />
  );
}

function Claims({ siteId, envelope }: { siteId: number; envelope: OfficeEnvelope }) {
  const t = useTranslate('red_envelopes');
  const list = useList('/red-envelope/claims', { site_id: siteId, envelope_id: envelope.envelope_id });
  return (
    <Panel title={t('claims')}>
      <DataTable
        label={t('claims')}
        list={list}
        idOf={({ share }) => String(share)}
        columns={useClaimColumns(siteId, envelope)}
        empty={<Empty icon="mail">{t('claims_none')}</Empty>}
      />
    </Panel>
  );
}

function useClaimColumns(
  siteId: number,
  { body: { currency } }: OfficeEnvelope,
): [Column<Claim>, ...Column<Claim>[]] {
  const t = useTranslate('red_envelopes');
  return [
    { id: 'share', name: t('share'), isFigure: true, cell: ({ share }) => share },
    {
      id: 'member',
      name: t('member'),
      cell: ({ member_id: memberId, account }) => (
        <EntityLink target={`member/${memberId}`} siteId={siteId} name={account} />
      ),
    },
    {
      id: 'amount',
      name: t('amount'),
      isFigure: true,
      cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
    },
    { id: 'at', name: t('at'), cell: ({ at }) => <When at={at} /> },
  ];
}

function Actions({ siteId, envelope }: { siteId: number; envelope: OfficeEnvelope }) {
  const t = useTranslate('red_envelopes');
  const may = useMay();
  const [deed, setDeed] = useState<EnvelopeDeed | null>(null);
  if (!may('envelope.edit', siteId) || envelope.state === 'ended') return null;
  const isDraft = envelope.state === 'draft';
  return (
    <>
      <Button onClick={() => setDeed(isDraft ? 'drop' : 'stop')}>{t(isDraft ? 'drop' : 'stop')}</Button>
      {isDraft && (
        <>
          <Link className={buttonClass()} to={`/site/${siteId}/red-envelopes/write/${envelope.envelope_id}`}>
            {t('write_on')}
          </Link>
          <Button kind="action" onClick={() => setDeed('announce')}>
            {t('announce')}
          </Button>
        </>
      )}
      {deed && (
        <EnvelopeCommand
          siteId={siteId}
          envelopeId={envelope.envelope_id}
          deed={deed}
          onClose={() => setDeed(null)}
        />
      )}
    </>
  );
}
