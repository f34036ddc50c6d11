import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '#app/parts/page-head.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** The title of the cashier, and its lists. */
export function CashierHead({ note }: { note: ReactNode }) {
  const t = useTranslate('cashier');
  const place = `/site/${useParams().siteId}/cashier`;
  const isHouse = useMay()('cashier.read', 'house');
  return (
    <>
      <PageHead title={t('title')} note={note} />
      <Tabs
        label={t('title')}
        tabs={[
          { to: place, name: t('deposits') },
          { to: `${place}/withdrawals`, name: t('withdrawals') },
          { to: `${place}/claims`, name: t('claims') },
          { to: `${place}/refunds`, name: t('refunds') },
          { to: `${place}/bounds`, name: t('bounds') },
          ...(isHouse ? [{ to: `${place}/messages`, name: t('messages_stray') }] : []),
        ]}
      />
    </>
  );
}
