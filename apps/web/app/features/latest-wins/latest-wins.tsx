import './latest-wins.css';
import { useRef } from 'react';
import { localeOf, type DataOf } from '@halls/contract';
import type { latestWins } from '@halls/contract/latest-win';
import { formatMoney } from '@halls/i18n/format-money';
import { Icon, Money } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { launchTargetOf, readGame } from '#app/catalogue/game.ts';
import { StripArrows } from '#app/catalogue/strip-arrows.tsx';
import { useLaunch } from '#app/game-session/launch.ts';
import { usePage } from '#app/page/page-context.ts';
import { formatAgo } from './format-ago.ts';
import { useLatestWins } from './use-latest-wins.ts';

export const namespaces = ['wins'] as const;

type Win = DataOf<typeof latestWins>['win_list'][number];

/** What was won on the site last, in one row that scrolls by itself; a press plays the game. */
export function Part() {
  const t = useTranslate('wins');
  const strip = useRef<HTMLElement>(null);
  const { wins, fresh, now } = useLatestWins(() => isBeingRead(strip.current));
  if (!wins) return null;
  return (
    <section className="wins" aria-labelledby="latest-wins" ref={strip}>
      <header className="shelf-head">
        <Icon name="star" />
        <h2 id="latest-wins">{t('title')}</h2>
      </header>
      {wins.length === 0 ? (
        <p className="wins-none">{t('none')}</p>
      ) : (
        <StripArrows label={t('title')}>
          <ul className="strip">
            {wins.map((win) => (
              <li key={win.win_id}>
                <WinCard win={win} isFresh={fresh.has(win.win_id)} now={now} />
              </li>
            ))}
          </ul>
        </StripArrows>
      )}
    </section>
  );
}

function WinCard({ win, isFresh, now }: { win: Win; isFresh: boolean; now: number }) {
  const t = useTranslate('wins');
  const { language, isClosed } = usePage();
  const launch = useLaunch();
  const game = readGame(win.game, language);
  const amount = formatMoney(win.amount, win.currency, localeOf(language));
  return (
    <button
      type="button"
      className="win"
      data-fresh={isFresh || undefined}
      disabled={game.closed !== null || isClosed}
      aria-label={t('play', { account: win.member_account, amount, game: game.name })}
      onClick={() => launch(launchTargetOf(game), 'play')}
    >
      <img
        className="win-picture"
        src={game.pictureUrl.replace(/\.webp$/, '-200.webp')}
        alt=""
        width="56"
        height="72"
        loading="lazy"
      />
      <span className="win-game">{game.name}</span>
      <Money className="win-amount">{amount}</Money>
      <span className="win-who">
        {win.member_account} · <time dateTime={win.won_at}>{formatAgo(win.won_at, now, language)}</time>
      </span>
    </button>
  );
}

/** Somebody points at it, has the focus in it, or has scrolled on. */
function isBeingRead(section: HTMLElement | null): boolean {
  const scrolled = section?.querySelector('.strip')?.scrollLeft ?? 0;
  return section !== null && (section.matches(':hover, :focus-within') || scrolled > 4);
}
