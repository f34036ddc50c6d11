import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { Link } from '#app/page/link.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';
import { LanguageLinks } from './language-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Who may play, how to stay in charge, where help is, and the page in other languages. */
export function Footer() {
  const t = useTranslate('shell');
  const site = useSiteData();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <section className="footer-part">
          <h2>
            <span className="footer-age" aria-hidden="true">
              18+
            </span>
            {t('footer.responsible_title')}
          </h2>
          <p>{t('footer.responsible')}</p>
        </section>
        <section className="footer-part">
          <h2>
            <Icon name="shield" />
            {t('footer.fair_title')}
          </h2>
          <p>{t('footer.fair')}</p>
        </section>
        <HelpLinks />
        <section className="footer-part">
          <h2>
            <Icon name="globe" />
            {t('language.title')}
          </h2>
          <LanguageLinks />
          <ThemeSwitch />
          {site?.hasPixel && (
            <button type="button" className="footer-choice" onClick={() => dialogs.open('tracking')}>
              {t('footer.tracking')}
            </button>
          )}
        </section>
      </div>
      <p className="footer-end">{t('footer.end', { site: site?.name ?? '' })}</p>
    </footer>
  );
}

/** Where help is; nothing at all on a site that names no place for it. */
function HelpLinks() {
  const t = useTranslate('shell');
  const site = useSiteData();
  const links = site?.footerLinks ?? [];
  if (!site?.customerServiceUrl && links.length === 0) return null;
  return (
    <nav className="footer-part" aria-label={t('footer.help_title')}>
      <h2>{t('footer.help_title')}</h2>
      <ul className="footer-links">
        {site?.customerServiceUrl && (
          <li>
            <a href={site.customerServiceUrl} target="_blank" rel="noopener">
              {t('footer.customer_service')}
            </a>
          </li>
        )}
        {links.map((link) => (
          <li key={link.id}>
            {link.opensTab ? (
              <a href={link.url} target="_blank" rel="noopener" data-icon={link.icon}>
                {link.name}
              </a>
            ) : (
              <Link to={link.url} data-icon={link.icon}>
                {link.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
