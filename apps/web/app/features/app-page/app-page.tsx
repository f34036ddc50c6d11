import './app-page.css';
import { Icon, type IconName } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import type { QrCode } from '@halls/web-kit/qr-code';

const ways = [
  { id: 'ios', icon: 'phone', steps: ['ios.1', 'ios.2', 'ios.3'] },
  { id: 'android', icon: 'phone', steps: ['android.1', 'android.2', 'android.3'] },
  { id: 'desktop', icon: 'desktop', steps: ['desktop.1', 'desktop.2'] },
] as const satisfies readonly { id: string; icon: IconName; steps: readonly string[] }[];

/** How the site comes to a home screen, and its address for a phone's camera. */
export function AppPage({ siteName, code }: { siteName: string; code: QrCode }) {
  const t = useTranslate('app');
  const { mark } = usePage();
  return (
    <div className="page app-page">
      <header className="app-head">
        <img src={`/pictures/brands/${mark}-favicon.svg`} alt="" width="72" height="72" />
        <div>
          <h1>{t('title', { site: siteName })}</h1>
          <p>{t('intro')}</p>
        </div>
      </header>
      <figure className="app-code">
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          width="220"
          height="220"
          role="img"
          aria-label={t('qr', { address: code.address })}
        >
          <path d={code.path} />
        </svg>
        <figcaption>{t('scan')}</figcaption>
      </figure>
      <div className="app-ways">
        {ways.map(({ id, icon, steps }) => (
          <section key={id} className="app-way">
            <h2>
              <Icon name={icon} />
              {t(id)}
            </h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
