import type { ReactNode } from 'react';
import { PageHead } from '#app/parts/page-head.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The title of the comparison of books, and its two lists. */
export function ReconHead({ note }: { note: ReactNode }) {
  const t = useTranslate('reconciliation');
  return (
    <>
      <PageHead title={t('title')} note={note} />
      <Tabs
        label={t('title')}
        tabs={[
          { to: '/reconciliation', name: t('days') },
          { to: '/reconciliation/cases', name: t('cases') },
        ]}
      />
    </>
  );
}
