import type { ReactNode } from 'react';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import type { useRead } from '#app/api/reads.ts';

/** What is shown of a list: that it is coming, that it did not come, that there is none, or the list. */
export function DemoRead({
  read,
  isEmpty,
  children,
}: {
  read: ReturnType<typeof useRead>;
  isEmpty: boolean;
  children: ReactNode;
}) {
  const t = useTranslate('demo');
  if (read.data) return isEmpty ? <p>{t('none')}</p> : children;
  if (read.isAsking || !read.refusal) return <Skeleton className="demo-skeleton" />;
  return (
    <>
      <p role="alert">{read.refusal.message}</p>
      <Button onClick={read.again}>{t('again')}</Button>
    </>
  );
}
