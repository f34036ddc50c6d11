import '#app/page/page-head.css';
import './fast-payment.css';
import type { LoaderFunctionArgs } from 'react-router';
import { Icon, Skeleton } from '@halls/ui';
import { LatePart, useHydrated, useTranslate, type LoadPart } from '@halls/web-kit';
import { readLoaderApi } from '#app/page/loader-api.ts';
import type { PageHandle } from '#app/page/page-handle.ts';

export const handle: PageHandle = {
  frame: 'none',
  noindex: true,
  title: (texts) => texts.of('fast_payment')('title'),
};

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await readLoaderApi(context).bringTexts(['fast_payment']);
  return null;
}

const load: LoadPart = () => import('#app/features/payment/fast-payment.tsx');

/** Where anybody pays in for an account: what is in the address is the visitor's alone, and is read in the browser. */
export function Component() {
  const t = useTranslate('fast_payment');
  const shell = useTranslate('shell');
  const isAlive = useHydrated();
  const waiting = (
    <div aria-busy="true">
      <Skeleton className="fast-payment-waiting" />
    </div>
  );
  return (
    <div className="page fast-payment">
      <header className="page-head">
        <a className="icon-button" href="/" aria-label={shell('tab.home')} title={shell('tab.home')}>
          <Icon name="home" />
        </a>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
      </header>
      {isAlive ? <LatePart load={load} fallback={waiting} /> : waiting}
    </div>
  );
}
