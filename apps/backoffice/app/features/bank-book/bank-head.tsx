import { PageHead } from '#app/parts/page-head.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The title of bank statements, and their two lists. */
export function BankHead({ note }: { note: string }) {
  const t = useTranslate('bank_book');
  return (
    <>
      <PageHead title={t('title')} note={note} />
      <Tabs
        label={t('title')}
        tabs={[
          { to: '/bank-book', name: t('books') },
          { to: '/bank-book/cases', name: t('cases') },
        ]}
      />
    </>
  );
}
