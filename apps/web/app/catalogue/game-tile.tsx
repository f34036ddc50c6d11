import { memo } from 'react';
import { localeOf } from '@halls/contract';
import { formatPercent } from '@halls/i18n/format';
import { classNames } from '@halls/ui';
import { LatePart, useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { useLaunch } from '#app/game-session/launch.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { launchTargetOf, type Game } from './game.ts';
import { Picture } from './picture.tsx';
import { tileSources } from './tile-picture.ts';
import { useLongPress } from './use-long-press.ts';

const slotHall = 2;
/** What goes on at a shared table, which its provider tells. */
const loadTable = async (gameId: number) => (await import('./load-table.ts')).loadTable(gameId);

/**
 * A game: its picture, name and provider. All of it is one button that plays; the heart and the demo
 * are buttons of their own upon it, and the demo is offered by pointing, focusing or a long press.
 */
export const GameTile = memo(function GameTile({ game, isLazy = true }: { game: Game; isLazy?: boolean }) {
  const t = useTranslate('catalogue');
  const { isClosed } = usePage();
  const { element, isOpen, handlers } = useLongPress();
  const opens = !game.closed && !isClosed;
  return (
    <article
      className={classNames('tile', isOpen && 'tile-open', !opens && 'tile-closed')}
      ref={element}
      {...handlers}
    >
      {opens && <PlayButton game={game} />}
      <div className="tile-picture">
        <Picture sources={tileSources(game.pictureUrl)} alt="" width={400} height={500} isLazy={isLazy} />
        {game.mark && <span className={`tile-mark tile-mark-${game.mark}`}>{t(`mark.${game.mark}`)}</span>}
        {game.hasJackpot && !game.closed && (
          <span className={classNames('tile-jackpot', game.mark !== null && 'tile-jackpot-below')}>
            {t('mark.jackpot')}
          </span>
        )}
        {game.closed && <span className="tile-word">{t(game.closed)}</span>}
        {opens && <TileFoot game={game} />}
        {opens && game.hallId !== slotHall && <LatePart load={() => loadTable(game.id)} />}
        <FavoriteButton game={game} />
      </div>
      <h3 className="tile-name">{game.name}</h3>
      <p className="tile-provider">
        {game.providerName}
        {game.rtp && <TileReturn rtp={game.rtp} rtpMax={game.rtpMax} />}
      </p>
    </article>
  );
});

function TileReturn({ rtp, rtpMax }: { rtp: string; rtpMax: string | null }) {
  const t = useTranslate('catalogue');
  const { language } = usePage();
  return (
    <span className="tile-rtp">{t('rtp', { percent: formatPercent(localeOf(language), rtp, rtpMax) })}</span>
  );
}

/** As large as the tile; what stands upon it lets presses through. */
function PlayButton({ game }: { game: Game }) {
  const t = useTranslate('catalogue');
  const launch = useLaunch();
  return (
    <button
      type="button"
      className="tile-press needs-script"
      aria-label={t('play_game', { name: useShownName(game) })}
      onClick={() => launch(launchTargetOf(game), 'play')}
    />
  );
}

/** At the foot of the picture: the sign of what a press does, and the way to try it. */
function TileFoot({ game }: { game: Game }) {
  const t = useTranslate('catalogue');
  const launch = useLaunch();
  const name = useShownName(game);
  return (
    <div className="tile-foot needs-script">
      <span className="tile-play" />
      {game.hasDemo && (
        <button
          type="button"
          className="tile-demo"
          aria-label={t('demo_game', { name })}
          onClick={() => launch(launchTargetOf(game), 'demo')}
        >
          {t('demo')}
        </button>
      )}
    </div>
  );
}

function useShownName(game: Game): string {
  return usePage().showKeys ? game.code : game.name;
}
