import './news.css';
import type { Bulletin } from '@halls/contract/content';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { formatDay } from '#app/page/format-time.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import { Markup } from '#app/page/markup.tsx';
import { usePage } from '#app/page/page-context.ts';
import { bulletinsFor } from './bulletin-device.ts';

const newsRead = reads.of('/arks/web/bulletin/history', {});

/** Everything that the site has published, newest first; the headings are a step below what it stands under. */
export function NewsList({ heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const t = useTranslate('news');
  const news = useRead(newsRead);
  const bulletins = news.data && bulletinsFor(isNarrow() ? 'mobile' : 'desktop', news.data.web_bulletin_list);
  return (
    <>
      {!bulletins && news.isAsking && (
        <>
          <Skeleton className="news-skeleton" />
          <Skeleton className="news-skeleton" />
        </>
      )}
      {!bulletins && !news.isAsking && news.refusal && (
        <>
          <p role="alert">{news.refusal.message}</p>
          <Button onClick={news.again}>{t('again')}</Button>
        </>
      )}
      {bulletins?.length === 0 && <p>{t('none')}</p>}
      {bulletins?.map((bulletin) => (
        <NewsItem key={bulletin.id} bulletin={bulletin} heading={heading} />
      ))}
    </>
  );
}

export function NewsItem({ bulletin, heading: Heading }: { bulletin: Bulletin; heading: 'h2' | 'h3' }) {
  const { language } = usePage();
  return (
    <article className="news-item">
      <Heading>{bulletin.title}</Heading>
      <time dateTime={bulletin.updated_at}>{formatDay(bulletin.updated_at, language)}</time>
      <Markup className="news-text" html={bulletin.content} />
    </article>
  );
}
