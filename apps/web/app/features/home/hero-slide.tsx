import type { ReactNode } from 'react';
import type { Banner } from '@halls/contract/content';
import { buttonClass } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { Picture } from '#app/catalogue/picture.tsx';
import { wideScene } from '#app/catalogue/scene-picture.ts';
import { usePage } from '#app/page/page-context.ts';
import { useCurrency } from '#app/page/use-currency.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { useLaunch } from '#app/game-session/launch.ts';
import { Link } from '#app/page/link.tsx';
import { readBannerLink, type BannerLink } from './banner-link.ts';

/** A drawn scene with live text over it, so that every language fits. */
export function HeroSlide({
  banner,
  isFirst,
  isShown,
  isDrawn,
}: {
  banner: Banner;
  isFirst: boolean;
  isShown: boolean;
  /** With its picture. */
  isDrawn: boolean;
}) {
  const currency = useCurrency();
  const site = useSiteData();
  const isDemoSite = site?.isDemoSite ?? false;
  const { isClosed } = usePage();
  const t = useTranslate('home');
  const link = readBannerLink(banner, { currency, isDemoSite, isClosed, halls: site?.halls ?? [] });
  return (
    <div className="hero-slide">
      {isDrawn && (
        <Picture
          className="hero-picture"
          sources={wideScene(banner.scene)}
          alt=""
          width={2100}
          height={900}
          isLead={isFirst}
        />
      )}
      <div className="hero-text">
        <p className="hero-title">{banner.title}</p>
        {banner.subtitle && <p className="hero-subtitle">{banner.subtitle}</p>}
        {link && (banner.button || link.kind === 'hall') && (
          <BannerButton link={link} isReachable={isShown}>
            {link.kind === 'hall' ? t('hero.hall') : banner.button}
          </BannerButton>
        )}
      </div>
    </div>
  );
}

function BannerButton({
  link,
  isReachable,
  children,
}: {
  link: BannerLink;
  isReachable: boolean;
  children: ReactNode;
}) {
  const launch = useLaunch();
  const className = buttonClass({ kind: 'action' });
  const tabIndex = isReachable ? undefined : -1;
  if (link.kind === 'game') {
    const { hallId, providerId, gameCode, gameName } = link;
    const target = {
      hallId,
      providerId,
      providerName: gameName,
      gameType: hallId,
      gameCode,
      gameName,
      house: '',
      hasDemo: false,
    };
    return (
      <button type="button" className={className} tabIndex={tabIndex} onClick={() => launch(target, 'play')}>
        {children}
      </button>
    );
  }
  if (link.kind === 'address' && (link.opensTab || /^https?:/i.test(link.href))) {
    const newTab = link.opensTab ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <a className={className} tabIndex={tabIndex} href={link.href} {...newTab}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} tabIndex={tabIndex} to={link.href}>
      {children}
    </Link>
  );
}
