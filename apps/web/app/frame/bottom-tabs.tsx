import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { classNames, Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useSiteData } from '#app/page/use-site-data.ts';
import { useSession } from '#app/session/browser-session.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { Link } from '#app/page/link.tsx';
import { chooseTabs, type Tab } from './choose-tabs.ts';

/** The foot of the mobile layout. Every tab is a link, which a dialog takes the place of once scripts run. */
export function BottomTabs() {
  const t = useTranslate('shell');
  const site = useSiteData();
  const isMember = useSession() !== null;
  const tabs = chooseTabs({
    asked: site?.tabs ?? [],
    isMember,
    customerServiceUrl: site?.customerServiceUrl ?? '',
    depositPath: site?.depositPath ?? '',
  });
  const { pathname } = useLocation();
  const pages = tabs.filter(({ dialog }) => !dialog);
  // a page of the member's is a part of their place, unless it has a tab of its own
  const here =
    pages.find(({ href }) => href === pathname) ??
    pages.find(({ href }) => href === '/user' && pathname.startsWith('/user/'));
  return (
    <nav className="bottom-tabs" aria-label={t('tabs')}>
      {tabs.map((tab) => (
        <BottomTab key={tab.name} tab={tab} isHere={tab === here} />
      ))}
    </nav>
  );
}

function BottomTab({
  tab: { label, icon, href, dialog, hasLetters },
  isHere,
}: {
  tab: Tab;
  isHere: boolean;
}) {
  const t = useTranslate('shell');
  const { pathname } = useLocation();
  const className = classNames(
    'bottom-tab',
    isHere && 'bottom-tab-here',
    !href && 'needs-script',
    hasLetters && 'bottom-tab-letters',
  );
  const content = (
    <>
      <Icon name={icon} />
      <span>{t(label)}</span>
    </>
  );
  const open = (event: MouseEvent) => {
    if (!dialog) return;
    event.preventDefault();
    dialogs.open(dialog);
  };
  if (!href)
    return (
      <button type="button" className={className} onClick={open}>
        {content}
      </button>
    );
  if (/^https?:/.test(href))
    return (
      <a className={className} href={href} target="_blank" rel="noopener">
        {content}
      </a>
    );
  return (
    <Link
      className={className}
      to={href}
      aria-current={isHere ? (href === pathname ? 'page' : 'true') : undefined}
      onClick={open}
    >
      {content}
    </Link>
  );
}
