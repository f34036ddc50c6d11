import { PageHead } from '#app/parts/page-head.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** What the ledger's two lists stand below. */
export function LedgerTabs({ siteId }: { siteId: number }) {
  const t = useTranslate('ledger');
  const address = `/site/${siteId}/ledger`;
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <Tabs
        label={t('title')}
        tabs={[
          { to: address, name: t('tab.books') },
          { to: `${address}/transactions`, name: t('tab.transactions') },
        ]}
      />
    </>
  );
}
