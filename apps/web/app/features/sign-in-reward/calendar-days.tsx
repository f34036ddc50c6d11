import { localeOf } from '@halls/contract';
import type { SignInRewardCalendar } from '@halls/contract/sign-in-reward';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';

/** The days of a calendar, seven in a row: what was given on them, or whether they are missed, to come, or today. */
export function CalendarDays({
  days,
  money,
}: {
  days: SignInRewardCalendar['days'];
  money: (amount: string) => string;
}) {
  const t = useTranslate('sign_in_reward');
  const { language } = usePage();
  const dateOf = new Intl.DateTimeFormat(localeOf(language), {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  return (
    <ul className="sign-in-days" aria-label={t('days')}>
      {days.map(({ day, state, given }) => (
        <li
          key={day}
          className="sign-in-day"
          data-state={state}
          aria-current={state === 'is_signin_true' ? 'date' : undefined}
        >
          <span>{dateOf.format(Date.parse(day))}</span>
          {state === 'is_signin_success' && <Icon name="check" />}
          <small>{given === null ? t(state) : money(given)}</small>
        </li>
      ))}
    </ul>
  );
}
