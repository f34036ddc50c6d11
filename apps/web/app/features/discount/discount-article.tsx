import './discount.css';
import type { ReactNode } from 'react';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { Picture } from '#app/catalogue/picture.tsx';
import { wideScene } from '#app/catalogue/scene-picture.ts';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { Markup } from '#app/page/markup.tsx';
import { usePage } from '#app/page/page-context.ts';
import { DiscountLink } from './discount-link.tsx';
import type { DiscountPage } from './load-discounts.ts';
import { TimeLeft } from './time-left.tsx';

/** One offer: what it is, what a member does, what holds, and when. */
export function DiscountArticle({
  page: { discount, timezone },
  children,
}: {
  page: DiscountPage;
  /** What it offers by itself. */
  children: ReactNode;
}) {
  const t = useTranslate('discount');
  return (
    <article className="page discount-article">
      <Link className="discount-back" to="/discount">
        <Icon name="back" />
        {t('back')}
      </Link>
      <div className="discount-lead">
        <Picture
          className="discount-picture"
          sources={wideScene(discount.scene)}
          alt=""
          width={2100}
          height={900}
          isLead
        />
        <TimeLeft endAt={discount.end_at} />
      </div>
      <div className="discount-columns">
        <header className="discount-head">
          <p className="discount-kind">{discount.category_name}</p>
          <h1>{discount.title}</h1>
          <p>{discount.summary}</p>
        </header>
        <aside className="discount-facts">
          {discount.is_ended === 1 && <p className="discount-over">{t('has_ended')}</p>}
          <Period page={{ discount, timezone }} />
          {discount.is_ended === 0 && <DiscountLink discount={discount} />}
        </aside>
        <div className="discount-text">
          {discount.is_ended === 0 && children}
          {discount.steps && (
            <section>
              <h2>{t('steps')}</h2>
              <Markup className="discount-steps" html={discount.steps} />
            </section>
          )}
          {discount.terms && (
            <section>
              <h2>{t('terms')}</h2>
              <Markup html={discount.terms} />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

function Period({ page: { discount, timezone } }: { page: Pick<DiscountPage, 'discount' | 'timezone'> }) {
  const t = useTranslate('discount');
  const { language } = usePage();
  const { start_at: startAt, end_at: endAt } = discount;
  const timeOf = (instant: string) => (
    <time dateTime={instant}>{formatTime(instant, language, timezone)}</time>
  );
  return (
    <>
      <dl className="discount-period">
        {startAt && (
          <div>
            <dt>{t('begins')}</dt>
            <dd>{timeOf(startAt)}</dd>
          </div>
        )}
        <div>
          <dt>{t('ends')}</dt>
          <dd>{endAt ? timeOf(endAt) : t('lasting')}</dd>
        </div>
      </dl>
      {(startAt ?? endAt) && <p className="discount-note">{t('zone', { zone: timezone })}</p>}
    </>
  );
}
