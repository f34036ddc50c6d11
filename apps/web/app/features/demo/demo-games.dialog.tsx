import './demo.css';
import type { RequestInput } from '@halls/contract';
import type { demoGpGames } from '@halls/contract/demo';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { launchTargetOf, readGame } from '#app/catalogue/game.ts';
import { Picture } from '#app/catalogue/picture.tsx';
import { tileSources } from '#app/catalogue/tile-picture.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { useLaunch } from '#app/game-session/launch.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import { usePage } from '#app/page/page-context.ts';
import { useCurrency } from '#app/page/use-currency.ts';
import { DemoRead } from './demo-read.tsx';

export const namespaces = ['demo'] as const;

type Asked = RequestInput<typeof demoGpGames>;

/** The games of a provider that can be tried; a press begins one. */
export function DialogContent({
  hallId,
  providerId,
  providerName,
  house,
  onClose,
}: DialogContentProps<'demo-games'>) {
  const t = useTranslate('demo');
  const shell = useTranslate('shell');
  const { language } = usePage();
  const currency = useCurrency();
  const launch = useLaunch();
  const read = useRead(
    reads.of('/demo/gp_games', {
      ...{ currency, gp_id: providerId, game_type_id: hallId as Asked['game_type_id'] },
      ...{ device: isNarrow() ? 2 : 1, ...(house && { house }) },
    }),
  );
  const games = (read.data ?? []).map((game) => readGame(game, language));
  return (
    <Dialog
      title={t('title_of', { provider: providerName })}
      description={t('intro')}
      closeLabel={shell('close')}
      onClose={onClose}
      wide
    >
      <DemoRead read={read} isEmpty={games.length === 0}>
        <ul className="demo-games">
          {games.map((game) => (
            <li key={game.id}>
              <button
                type="button"
                className="demo-game"
                onClick={() => launch(launchTargetOf(game), 'demo')}
              >
                <Picture sources={tileSources(game.pictureUrl)} alt="" width={400} height={500} />
                <span>{game.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </DemoRead>
    </Dialog>
  );
}
