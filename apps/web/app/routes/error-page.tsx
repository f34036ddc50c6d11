import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import type { TextKey } from '@halls/i18n/texts';
import { buttonClass } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { Shell } from '#app/shell/shell.tsx';

/** Status, title and message, and a way home. The document carries the same HTTP status and is not indexed. */
export function ErrorPage() {
  const status = readErrorStatus(useRouteError());
  const { pathname } = useLocation();
  const { template } = usePage();
  const t = useTranslate('shell');
  const title = t(errorTitleKey(status));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Shell frame="full">
      <section className="error-page">
        <img
          className="error-picture"
          src={`/pictures/spots/${template}-${status === 404 ? 'notFound' : 'maintenance'}.svg`}
          alt=""
          width="240"
          height="180"
        />
        <p className="error-status">{status}</p>
        <h1>{title}</h1>
        <p className="error-message">
          {status === 404 ? t('error.not_found_message', { path: pathname }) : t('error.internal_message')}
        </p>
        <a className={buttonClass({ kind: 'action', size: 'large' })} href="/">
          {t('error.home')}
        </a>
      </section>
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
