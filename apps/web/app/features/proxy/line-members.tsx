import { useState } from 'react';
import { localeOf, type Currency } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { usePages } from '#app/api/use-pages.ts';
import { formatDay } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { hallWord } from './hall-word.ts';
import { ReadFailed } from './read-failed.tsx';

interface OfLine {
  periodId: number;
  seq: number;
  currency: Currency;
}

/** The members that a line is of, each opening to its days. */
export function LineMembers({ periodId, seq, currency }: OfLine) {
  const t = useTranslate('proxy');
  const [openId, setOpenId] = useState<number | null>(null);
  const asked = { period_id: periodId, seq };
  const { pages, problem, isAsking, hasMore, more } = usePages('/agent/statement/members', asked);
  const money = useMoney(currency);
  return (
    <div className="proxy-words" aria-busy={isAsking}>
      <ul>
        {pages
          .flatMap(({ list }) => list)
          .map((member) => (
            <li key={member.member_id} className="proxy-row">
              <p>
                <strong>{member.account}</strong>{' '}
                <span className="proxy-note">
                  {t('settlement.played', {
                    ...{ stake: money(member.stake), payout: money(member.payout) },
                    valid: money(member.valid_turnover),
                  })}
                </span>
              </p>
              <Button
                size="small"
                aria-expanded={openId === member.member_id}
                aria-label={`${t('settlement.days')}: ${member.account}`}
                onClick={() => setOpenId(openId === member.member_id ? null : member.member_id)}
              >
                {t('settlement.days')}
              </Button>
              {openId === member.member_id && (
                <LineDays {...{ periodId, seq, currency, memberId: member.member_id }} />
              )}
            </li>
          ))}
      </ul>
      {problem && <ReadFailed again={more} />}
      {hasMore && !problem && (
        <Button wide busy={isAsking} onClick={more}>
          {t('downline.more')}
        </Button>
      )}
    </div>
  );
}

function LineDays({ periodId, seq, currency, memberId }: OfLine & { memberId: number }) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const asked = { period_id: periodId, seq, member_id: memberId };
  const { data, refusal, again } = useRead(reads.of('/agent/statement/days', asked));
  const money = useMoney(currency);
  if (!data) return refusal ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />;
  return (
    <ul className="proxy-words">
      {data.list.map((day) => (
        <li key={`${day.day} ${day.gt_id} ${day.gp_id} ${day.is_late}`}>
          {formatDay(day.day, language, 'UTC')} · {hallWord(t, day.gt_id)}{' '}
          <span className="proxy-note">
            {t('settlement.played', {
              ...{ stake: money(day.stake), payout: money(day.payout), valid: money(day.valid_turnover) },
            })}
            {day.is_late === 1 && ` · ${t('settlement.late')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useMoney(currency: Currency): (amount: string) => string {
  const { language } = usePage();
  return (amount) => formatMoney(amount, currency, localeOf(language));
}
