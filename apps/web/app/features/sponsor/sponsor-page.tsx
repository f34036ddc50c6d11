import './sponsor.css';
import { useTranslate } from '@halls/web-kit';
import { Markup } from '#app/page/markup.tsx';
import { usePage } from '#app/page/page-context.ts';
import type { SponsorList } from './load-sponsors.ts';

/** Who stands behind the site and its games, in the operator's words. */
export function SponsorPage({ siteName, sponsors }: SponsorList) {
  const t = useTranslate('places');
  const { template } = usePage();
  return (
    <div className="page">
      <header className="sponsors-head">
        <h1>{t('sponsor.title')}</h1>
        <p>{t('sponsor.intro', { site: siteName })}</p>
      </header>
      {sponsors.length > 0 ? (
        <ul className="sponsors">
          {sponsors.map(({ id, name, text, pictureUrl }) => (
            <li key={id} className="sponsor">
              {pictureUrl && <img src={pictureUrl} alt="" width="72" height="72" />}
              <div>
                <h2>{name}</h2>
                <Markup html={text} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <div className="sponsors-none">
          <img src={`/pictures/spots/${template}-empty.svg`} alt="" width="240" height="180" />
          <p>{t('sponsor.empty')}</p>
        </div>
      )}
    </div>
  );
}
