import './keyboard-help.css';
import { Dialog } from '@halls/ui/dialog';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { navEntries } from './nav-entries.ts';
import { useSite } from '#app/api/sites.ts';

/** What the keys do. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslate('frame');
  const may = useMay();
  const site = useSite();
  const keys: [keys: string[], what: string][] = [
    [['Ctrl', 'K'], t('palette.open')],
    [['/'], t('keys.search')],
    [['j', 'k'], t('keys.rows')],
    [['Enter'], t('keys.open')],
    ...navEntries(may, site?.site_id ?? null).flatMap(({ place, key }): [string[], string][] =>
      key ? [[['g', key], t(`place.${place}`)]] : [],
    ),
    [['?'], t('keyboard')],
  ];
  return (
    <Dialog title={t('keyboard')} closeLabel={t('close')} onClose={onClose}>
      <dl className="keys">
        {keys.map(([each, what]) => (
          <div key={each.join()} className="keys-line">
            <dt>
              {each.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
