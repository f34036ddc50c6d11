import { reads, useRead } from '#app/api/reads.ts';
import { Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { TransferTable } from '#app/records/transfer-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Whom } from './whom.ts';

/** A member's transfers: those under way with their next step, and those that ended of late. */
export function MemberTransfers({ whom }: { whom: Whom }) {
  const t = useTranslate('members');
  const { data, refusal, isAsking, again } = useRead(reads.of('/money/of-member', whom));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const whole = { problem: refusal?.message ?? null, isAsking, hasMore: false, more: again, again };
  const lines = (list: typeof data.ended) =>
    list.map((transfer) => ({ ...transfer, currency: data.currency, site_id: whom.site_id }));
  return (
    <div className="form">
      {data.awaited.length > 0 && (
        <Panel title={t('awaited')}>
          <ul>
            {data.awaited.map((each) => (
              <li key={each.gp_id}>
                {each.gp_name}: {t('awaited_due')} <When at={each.due_at} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('under_way')}>
        <TransferTable
          label={t('under_way')}
          list={{ ...whole, items: lines(data.under_way) }}
          empty={<Empty icon="check">{t('under_way_none')}</Empty>}
        />
      </Panel>
      <Panel title={t('ended')}>
        <TransferTable
          label={t('ended')}
          list={{ ...whole, items: lines(data.ended) }}
          empty={<Empty icon="swap">{t('ended_none')}</Empty>}
        />
      </Panel>
    </div>
  );
}
