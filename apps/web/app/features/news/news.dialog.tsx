import './news.css';
import { localeOf } from '@halls/contract';
import type { Bulletin } from '@halls/contract/content';
import { Button, Skeleton } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import { usePage } from '#app/page/page-context.ts';
import { bulletinsFor } from './bulletin-device.ts';

export const namespaces = ['news'] as const;

const newsRead = reads.of('/arks/web/bulletin/history', {});

/** Everything that the site has published, newest first. */
export function DialogContent({ onClose }: DialogContentProps<'news'>) {
  const t = useTranslate('news');
  const shell = useTranslate('shell');
  const news = useRead(newsRead);
  const bulletins = news.data && bulletinsFor(isNarrow() ? 'mobile' : 'desktop', news.data.web_bulletin_list);
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} onClose={onClose} wide>
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
        <NewsItem key={bulletin.id} bulletin={bulletin} />
      ))}
    </Dialog>
  );
}

function NewsItem({ bulletin }: { bulletin: Bulletin }) {
  const { language } = usePage();
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(
    new Date(bulletin.updated_at),
  );
  return (
    <article className="news-item">
      <h3>{bulletin.title}</h3>
      <time dateTime={bulletin.updated_at}>{date}</time>
      {/* The server lets through nothing but paragraphs, lists, emphasis and links. */}
      <div className="news-text" dangerouslySetInnerHTML={{ __html: bulletin.content }} />
    </article>
  );
}
