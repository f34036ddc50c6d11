import './discount.css';
import type { DiscountItem } from '@halls/contract/discount';
import { classNames, Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { Picture } from '#app/catalogue/picture.tsx';
import { narrowScene } from '#app/catalogue/scene-picture.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import { DiscountTime } from './discount-time.tsx';
import type { DiscountList } from './load-discounts.ts';
import { TimeLeft } from './time-left.tsx';

/** What is on offer, by category, and below it what has ended. */
export function DiscountListing({ page }: { page: DiscountList }) {
  const t = useTranslate('discount');
  const { template } = usePage();
  const { discounts, timezone } = page;
  const running = discounts.filter((discount) => !discount.is_ended);
  const ended = discounts.filter((discount) => discount.is_ended);
  return (
    <div className="page">
      <header className="discount-head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <Link className="discount-back" to="/envelopes">
          {t('envelopes')}
          <Icon name="right" />
        </Link>
        <Link className="discount-back" to="/tournament">
          {t('tournaments')}
          <Icon name="right" />
        </Link>
      </header>
      <CategoryFilter page={page} />
      {running.length > 0 ? (
        <Cards discounts={running} timezone={timezone} heading="h2" />
      ) : (
        <section className="discount-none">
          <img src={`/pictures/spots/${template}-empty.svg`} alt="" width="240" height="180" />
          <h2>{t('none.title')}</h2>
          <p>{t('none.text')}</p>
        </section>
      )}
      {ended.length > 0 && (
        <section className="discount-ended" aria-labelledby="discount-ended">
          <h2 id="discount-ended">{t('ended.title')}</h2>
          <Cards discounts={ended} timezone={timezone} heading="h3" />
        </section>
      )}
      {discounts.length > 0 && (
        <p className="discount-note discount-note-below">{t('zone', { zone: timezone })}</p>
      )}
    </div>
  );
}

/** Links, so that a choice has an address and needs no script. */
function CategoryFilter({ page: { categories, chosenId } }: { page: DiscountList }) {
  const t = useTranslate('discount');
  if (categories.length < 2 && chosenId === null) return null;
  return (
    <nav className="discount-filter" aria-label={t('categories')}>
      <ul>
        {[{ id: null, name: t('all') }, ...categories].map(({ id, name }) => (
          <li key={id ?? 'all'}>
            <Link
              className={classNames('pill', id === chosenId && 'pill-chosen')}
              aria-current={id === chosenId ? 'true' : undefined}
              to={id === null ? '/discount' : `/discount?category=${id}`}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Cards({
  discounts,
  timezone,
  heading: Heading,
}: {
  discounts: readonly DiscountItem[];
  timezone: string;
  heading: 'h2' | 'h3';
}) {
  return (
    <ul className="discount-cards">
      {discounts.map((discount, index) => (
        <li key={discount.id} className="discount-card">
          <Picture
            className="discount-card-picture"
            sources={[narrowScene(discount.scene, '(min-width: 993px) 30vw, 80vw')]}
            alt=""
            width={1200}
            height={675}
            isLead={Heading === 'h2' && index === 0}
          />
          <TimeLeft endAt={discount.end_at} />
          <div className="discount-card-text">
            <Heading>
              <Link className="discount-card-link" to={`/discount/${discount.id}`}>
                {discount.title}
              </Link>
            </Heading>
            <p>{discount.summary}</p>
            <DiscountTime discount={discount} timezone={timezone} />
          </div>
        </li>
      ))}
    </ul>
  );
}
