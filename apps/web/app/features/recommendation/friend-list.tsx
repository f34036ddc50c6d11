import './recommendation.css';
import { localeOf } from '@halls/contract';
import type { RecommendedFriend } from '@halls/contract/recommendation';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Skeleton } from '@halls/ui';
import { Progress } from '@halls/ui/progress';
import { useTranslate } from '@halls/web-kit';
import { usePages } from '#app/api/use-pages.ts';
import { formatDay, formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { ReadFailed } from './read-failed.tsx';

/** Friends of the member's, page by page. */
export function FriendList({ asked, empty }: { asked: { account?: string }; empty: string }) {
  const t = useTranslate('recommendation');
  const { pages, problem, isAsking, hasMore, more, again } = usePages(
    '/member/recommendation/friends',
    asked,
  );
  if (pages.length === 0)
    return (
      <section className="member-panel" aria-busy={isAsking}>
        {problem ? <ReadFailed again={again} /> : <Skeleton className="friends-skeleton" />}
      </section>
    );
  const list = pages.flatMap((page) => page.list);
  return (
    <section className="member-panel friends-panel" aria-busy={isAsking}>
      {list.length === 0 && <p role="status">{empty}</p>}
      <ul>
        {list.map((friend) => (
          <Friend key={friend.friend_id} friend={friend} />
        ))}
      </ul>
      {problem && <ReadFailed again={more} />}
      {hasMore && !problem && (
        <Button wide busy={isAsking} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Friend({
  friend: { account, registered_at: registeredAt, standing },
}: {
  friend: RecommendedFriend;
}) {
  const t = useTranslate('recommendation');
  const { language } = usePage();
  const state = standing?.state ?? 'none';
  return (
    <li className="friends-friend" data-state={state}>
      <p className="friends-line">
        <strong>{account}</strong>
        {standing && <span>{formatMoney(standing.reward, standing.currency, localeOf(language))}</span>}
      </p>
      <p className="friends-line friends-note">
        <span>{t('joined', { time: formatDay(registeredAt, language) })}</span>
        <span>{t(`state.${state}`, { time: formatTime(standing?.due_at ?? registeredAt, language) })}</span>
      </p>
      {standing?.held_for.map((reason) => (
        <p key={reason} className="friends-note">
          {t(`held.${reason}`)}
        </p>
      ))}
      {standing && state !== 'given' && (
        <>
          <Condition label={t('deposit')} condition={standing.deposit} currency={standing.currency} />
          <Condition label={t('turnover')} condition={standing.turnover} currency={standing.currency} />
        </>
      )}
    </li>
  );
}

type Standing = NonNullable<RecommendedFriend['standing']>;

/** How far a friend is with what is asked; nothing where it is not. */
function Condition({
  label,
  condition: { asked, done },
  currency,
}: {
  label: string;
  condition: Standing['deposit'];
  currency: Standing['currency'];
}) {
  const t = useTranslate('recommendation');
  const { language } = usePage();
  if (Number(asked) === 0) return null;
  const money = (amount: string) => formatMoney(amount, currency, localeOf(language));
  const words = t('progress', { done: money(done), asked: money(asked) });
  return (
    <div className="friends-line friends-progress">
      <span>{label}</span>
      <span>{words}</span>
      <Progress label={label} words={words} part={done} whole={asked} />
    </div>
  );
}
