import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import type { TextKey } from '@halls/i18n/texts';
import { useTranslate } from '@halls/web-kit';
import { StillPage } from '#app/features/still/still-page.tsx';
import { Shell } from '#app/shell/shell.tsx';

/** Status, title and message, and a way home. The document carries the same HTTP status and is not indexed. */
export function ErrorPage() {
  const status = readErrorStatus(useRouteError());
  const { pathname } = useLocation();
  const t = useTranslate('shell');
  const title = t(errorTitleKey(status));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Shell frame="full">
      <StillPage
        spot={status === 404 ? 'notFound' : 'maintenance'}
        status={status}
        title={title}
        message={
          status === 404 ? t('error.not_found_message', { path: pathname }) : t('error.internal_message')
        }
        action={{ href: '/', text: t('error.home') }}
      />
    </Shell>
  );
}

export function errorTitleKey(status: number): TextKey<'shell'> {
  return status === 404 ? 'error.not_found_title' : 'error.internal_title';
}

/** 500 unless what was thrown names another status. */
export function readErrorStatus(error: unknown): number {
  const status = (error as { status?: unknown; init?: { status?: unknown } | null } | null)?.status;
  return typeof status === 'number' ? status : 500;
}
