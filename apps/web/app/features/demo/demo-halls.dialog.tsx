import './demo.css';
import { useState } from 'react';
import { classNames } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import { useCurrency } from '#app/page/use-currency.ts';
import { DemoRead } from './demo-read.tsx';

export const namespaces = ['demo'] as const;

/** What can be tried with play money: the halls side by side, and in each the providers that give demos. */
export function DialogContent({ hallId, onClose }: DialogContentProps<'demo-halls'>) {
  const t = useTranslate('demo');
  const shell = useTranslate('shell');
  const currency = useCurrency();
  const [chosenId, setChosenId] = useState(hallId);
  const read = useRead(reads.of('/demo/gt_games', { currency, support_device: isNarrow() ? 1 : 0 }));
  const halls = read.data ?? [];
  const chosen = halls.find((hall) => hall.gt_id === chosenId) ?? halls[0];
  return (
    <Dialog title={t('title')} description={t('intro')} closeLabel={shell('close')} onClose={onClose} wide>
      <DemoRead read={read} isEmpty={halls.length === 0}>
        {halls.length > 1 && (
          <div className="strip" role="group" aria-label={t('halls')}>
            {halls.map((hall) => (
              <button
                key={hall.gt_id}
                type="button"
                className={classNames('pill', hall === chosen && 'pill-chosen')}
                aria-pressed={hall === chosen}
                onClick={() => setChosenId(hall.gt_id)}
              >
                {hall.gt_name}
              </button>
            ))}
          </div>
        )}
        <ul className="demo-providers">
          {chosen?.gp_list.map((provider) => (
            <li key={provider.gp_id}>
              <button
                type="button"
                className="demo-provider"
                onClick={() =>
                  dialogs.open('demo-games', {
                    hallId: provider.gt_id,
                    providerId: provider.gp_id,
                    providerName: provider.gp_name,
                    house: provider.house,
                  })
                }
              >
                <img src={provider.icon_light} alt="" width="40" height="40" />
                <span>{provider.gp_name}</span>
                <small>{t('games', { count: provider.game_count })}</small>
              </button>
            </li>
          ))}
        </ul>
      </DemoRead>
    </Dialog>
  );
}
