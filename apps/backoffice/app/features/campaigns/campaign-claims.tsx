import type { OfficeCampaign } from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Claim = ItemOf<'/campaign/claims'>;

/** Who has opted in, and what became of it. */
export function CampaignClaims({ siteId, campaign }: { siteId: number; campaign: OfficeCampaign }) {
  const t = useTranslate('campaigns');
  const list = useList('/campaign/claims', { site_id: siteId, campaign_id: campaign.campaign_id });
  return (
    <Panel title={t('claims')}>
      <DataTable
        label={t('claims')}
        list={list}
        idOf={({ claim_id: id }) => String(id)}
        columns={useColumns(siteId, campaign)}
        empty={<Empty icon="user">{t('claims_none')}</Empty>}
      />
    </Panel>
  );
}

function useColumns(
  siteId: number,
  { body: { currency } }: OfficeCampaign,
): [Column<Claim>, ...Column<Claim>[]] {
  const t = useTranslate('campaigns');
  return [
    {
      id: 'member',
      name: t('member'),
      cell: ({ member_id: memberId, account }) => (
        <EntityLink target={`member/${memberId}`} siteId={siteId} name={account} />
      ),
    },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state, refused_why: why }) =>
        why === null ? t(`claim.${state}`) : `${t(`claim.${state}`)}: ${t(`why.${why}`)}`,
    },
    {
      id: 'granted',
      name: t('granted'),
      isFigure: true,
      cell: ({ granted }) => <Amount amount={granted} currency={currency} />,
    },
    {
      id: 'order',
      name: t('order'),
      cell: ({ order_number: order }) =>
        order === null ? '–' : <EntityLink target={`deposit/${order}`} siteId={siteId} name={order} />,
    },
    { id: 'version', name: t('version_column'), isFigure: true, cell: ({ version }) => version },
    { id: 'at', name: t('claimed_at'), cell: ({ claimed_at: at }) => <When at={at} /> },
  ];
}
