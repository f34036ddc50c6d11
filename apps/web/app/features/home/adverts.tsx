import { useTranslate } from '@halls/web-kit';
import type { HomeData } from './load-home.ts';

/** What the operator points to, in one row that scrolls by itself. */
export function Adverts({ adverts }: Pick<HomeData, 'adverts'>) {
  const t = useTranslate('home');
  return (
    <section className="shelf" aria-label={t('adverts.title')}>
      <ul className="strip adverts">
        {adverts.map(({ id, title, content, photo_path: picture }) => (
          <li key={id} className="advert">
            {picture && <img src={picture} alt="" width="600" height="338" loading="lazy" />}
            <div>
              <h2>{title}</h2>
              <div dangerouslySetInnerHTML={{ __html: content }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
