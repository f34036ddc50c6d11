import './news.css';
import { useEffect, useState } from 'react';
import { localeOf } from '@halls/contract';
import type { Bulletin } from '@halls/contract/content';
import { Button, Skeleton } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { api } from '#app/api/browser-client.ts';
import { usePage, useTranslate } from '#app/page/page-context.tsx';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { bulletinsFor } from './bulletin-device.ts';

export const namespaces = ['news'];

type News =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'there'; bulletins: Bulletin[] };

/** Everything that the site has published, newest first. */
export function DialogContent({ onClose }: DialogContentProps<'news'>) {
  const t = useTranslate('news');
  const shell = useTranslate('shell');
  const [attempt, setAttempt] = useState(0);
  const news = useNews(attempt);
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} onClose={onClose} wide>
      {news.state === 'loading' && (
        <>
          <Skeleton className="news-skeleton" />
          <Skeleton className="news-skeleton" />
        </>
      )}
      {news.state === 'failed' && (
        <>
          <p role="alert">{news.message}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{t('again')}</Button>
        </>
      )}
      {news.state === 'there' && news.bulletins.length === 0 && <p>{t('none')}</p>}
      {news.state === 'there' &&
        news.bulletins.map((bulletin) => <NewsItem key={bulletin.id} bulletin={bulletin} />)}
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

function useNews(attempt: number): News {
  const [news, setNews] = useState<News>({ state: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    setNews({ state: 'loading' });
    const layout = matchMedia('(min-width: 993px)').matches ? 'desktop' : 'mobile';
    void (async () => {
      const result = await api.call('/arks/web/bulletin/history', {}, { reads: true, signal: stop.signal });
      if (result.ok)
        setNews({ state: 'there', bulletins: bulletinsFor(layout, result.data.web_bulletin_list) });
      else if (!result.aborted) setNews({ state: 'failed', message: result.message });
    })();
    return () => stop.abort();
  }, [attempt]);
  return news;
}
