import { useParams } from 'react-router';
import { useList } from '#app/api/use-list.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { TransferTable } from '#app/records/transfer-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** Transfers of a site that nobody knows the outcome of yet, the oldest first. */
export function TransferQueue() {
  const t = useTranslate('transfers');
  const siteId = Number(useParams().siteId);
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <TransferTable
        label={t('title')}
        list={useList('/transfer/undecided', { site_id: siteId })}
        empty={<Empty icon="check">{t('none')}</Empty>}
      />
    </>
  );
}
