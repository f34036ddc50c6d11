import type { Currency } from '@halls/contract';
import type { StatementEntry } from '@halls/contract/statement';
import { classNames, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';

/** Each entry in words, with what it came to and what the wallet held afterwards. */
export function StatementTable({
  entries,
  currency,
  timezone,
}: {
  entries: readonly StatementEntry[];
  currency: Currency;
  timezone: string;
}) {
  const t = useTranslate('statement');
  return (
    <table className="statement-table">
      <thead>
        <tr>
          <th scope="col">{t('column.entry')}</th>
          <th scope="col" className="statement-money">
            {t('column.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} currency={currency} timezone={timezone} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({
  entry,
  currency,
  timezone,
}: {
  entry: StatementEntry;
  currency: Currency;
  timezone: string;
}) {
  const t = useTranslate('statement');
  const { language } = usePage();
  const isGain = !entry.amount.startsWith('-');
  const where = [entry.game_name, entry.gp_name].filter(Boolean).join(' · ');
  return (
    <tr>
      <th scope="row">
        <span className="statement-kind">{t(`kind.${entry.kind}`)}</span>
        {where && <span>{where}</span>}
        <time dateTime={entry.created_at}>{formatTime(entry.created_at, language, timezone)}</time>
      </th>
      <td className="statement-money">
        <span className={classNames('statement-amount', isGain && 'statement-gain')}>
          {isGain && '+'}
          <MemberMoney amount={entry.amount} currency={currency} />
        </span>
        <span>
          <span className="sr-only">{t('column.balance')} </span>
          <MemberMoney amount={entry.balance} currency={currency} />
        </span>
      </td>
    </tr>
  );
}

export function StatementSkeleton() {
  return (
    <div className="statement-skeleton">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="statement-skeleton-row" />
      ))}
    </div>
  );
}
