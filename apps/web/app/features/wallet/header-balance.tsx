import './wallet.css';
import type { CSSProperties } from 'react';
import { localeOf } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { MemberMoney } from '#app/member/member-money.tsx';
import { cashOf } from '#app/member/member-rules.ts';
import { useMember } from '#app/member/member-store.ts';
import { usePage } from '#app/page/page-context.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';

export const namespaces = ['wallet'] as const;

/** What the member has, the open game's money included; a press opens all wallets. */
export function Part() {
  const t = useTranslate('wallet');
  const state = useMember();
  const { member, inPlay, status } = state;
  const locale = localeOf(usePage().language);
  // what it does and what stands on it: a name hides the text of a button from those who hear it
  const amount = member ? formatMoney(cashOf(state), member.member_currency, locale) : '';
  const name = [t('open'), amount, inPlay ? t('in_game') : ''].filter((part) => part !== '').join(', ');
  return (
    <Button
      kind="quiet"
      icon="wallet"
      className="header-balance"
      style={{ '--figures': amount.length } as CSSProperties}
      aria-haspopup="dialog"
      aria-label={name}
      onClick={() => dialogs.open('wallet')}
    >
      {member ? (
        <>
          <MemberMoney amount={cashOf(state)} currency={member.member_currency} />
          {inPlay && <span className="header-balance-note">{t('in_game')}</span>}
        </>
      ) : status === 'failed' ? (
        t('unknown')
      ) : (
        <Skeleton className="balance-skeleton" />
      )}
    </Button>
  );
}
