import { buttonClass, Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useSiteData } from '#app/page/use-site-data.ts';

/** Who answers what is not answered here, on a site that has somebody. */
export function ServiceNote() {
  const t = useTranslate('faq');
  const address = useSiteData()?.customerServiceUrl;
  if (!address) return null;
  return (
    <aside className="faq-service">
      <Icon name="headset" />
      <p>{t('service')}</p>
      <a className={buttonClass({ kind: 'accent' })} href={address} target="_blank" rel="noopener">
        {t('service_link')}
      </a>
    </aside>
  );
}
