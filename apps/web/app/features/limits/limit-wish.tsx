import { useState } from 'react';
import { localeOf, type Currency } from '@halls/contract';
import type { OwnLimits } from '@halls/contract/protection';
import { formatMoney } from '@halls/i18n/format-money';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { reads } from '#app/api/reads.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { limitsRead } from './limits-read.ts';

/** A looser limit that was asked for: when it can be said again, and the way to think better of it. */
export function LimitWish({ wish, currency }: { wish: NonNullable<OwnLimits['wish']>; currency: Currency }) {
  const t = useTranslate('user_limits');
  const { language } = usePage();
  const [busy, setBusy] = useState(false);
  const [from, until] = [formatTime(wish.from, language), formatTime(wish.until, language)];
  const isReady = wish.is_ready === 1;
  const send = async (path: '/member/limit/confirm' | '/member/limit/keep') => {
    setBusy(true);
    const result = await api.call(path, {});
    setBusy(false);
    if (result.ok)
      toasts.show('success', t(path === '/member/limit/confirm' ? 'said.confirmed' : 'said.kept'));
    else toasts.show('error', result.message);
    await reads.again(limitsRead);
  };
  return (
    <section className="member-panel limits limits-wish">
      <p>
        <strong>
          {wish.amount === null
            ? t('wish_none')
            : t('wish', { amount: formatMoney(wish.amount, currency, localeOf(language)) })}
        </strong>
      </p>
      <p>{isReady ? t('wish_ready', { until }) : t('wish_wait', { from, until })}</p>
      <div className="limits-answers">
        <Button busy={busy} onClick={() => void send('/member/limit/keep')}>
          {t('keep')}
        </Button>
        {isReady && (
          <Button kind="accent" busy={busy} onClick={() => void send('/member/limit/confirm')}>
            {t('confirm')}
          </Button>
        )}
      </div>
    </section>
  );
}
