import { localeOf, type Currency, type DataOf } from '@halls/contract';
import type { paymentWithdrawalPreview } from '@halls/contract/payment';
import { formatMoney } from '@halls/i18n/format-money';
import { useTranslate } from '@halls/web-kit';
import { MemberMoney } from '#app/member/member-money.tsx';
import { usePage } from '#app/page/page-context.ts';

/** What can be withdrawn, and why not the rest. */
export function Withdrawable({
  preview: { withdrawable, held, requirements },
  currency,
}: {
  preview: DataOf<typeof paymentWithdrawalPreview>;
  currency: Currency;
}) {
  const t = useTranslate('withdrawal');
  const { language } = usePage();
  const say = (amount: string) => formatMoney(amount, currency, localeOf(language));
  return (
    <section className="member-panel deposit-panel" aria-labelledby="withdrawable">
      <h2 id="withdrawable">{t('withdrawable')}</h2>
      <p className="deposit-state-amount">
        <MemberMoney amount={withdrawable} currency={currency} />
      </p>
      {held.map(({ reason, amount, left }) => (
        <p key={reason} className="deposit-note">
          {t(`held.${reason}`, { amount: say(amount), ...(left !== undefined && { left: say(left) }) })}
        </p>
      ))}
      {requirements.length > 0 && (
        <>
          <h3 className="deposit-note">{t('requirements')}</h3>
          <ul className="deposit-note">
            {requirements.map(({ source, at, amount, asked, left }) => (
              <li key={`${source} ${at}`}>
                {t(`source.${source}`)} {say(amount)}:{' '}
                {t('requirement', { asked: say(asked), left: say(left) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
