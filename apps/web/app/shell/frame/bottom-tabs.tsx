import { Link, useLocation } from 'react-router';
import { classNames, Icon, type IconName } from '@halls/ui';
import { useTranslate } from '#app/page/page-context.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';
import { useSession } from '#app/session/browser-session.ts';
import { hasDialog } from '../dialogs/dialog-registry.ts';
import { useDialogs } from '../dialogs/dialog-store.ts';

interface Tab {
  name: string;
  icon: IconName;
  target: { href: string; isExternal?: boolean } | { dialog: 'language' | 'login' | 'wallet' };
}

/** The foot of the mobile layout: home, the first halls, and what the visitor may open. */
export function BottomTabs() {
  const t = useTranslate('shell');
  const dialogs = useDialogs();
  const { pathname } = useLocation();
  const tabs = useTabs();
  return (
    <nav className="bottom-tabs" aria-label={t('tabs')}>
      {tabs.map(({ name, icon, target }) => {
        const content = <><Icon name={icon} /><span>{name}</span></>;
        if ('dialog' in target) {
          return <button key={name} type="button" className="bottom-tab needs-script" onClick={() => dialogs.open(target.dialog)}>{content}</button>;
        }
        const isHere = target.href === pathname;
        const className = classNames('bottom-tab', isHere && 'bottom-tab-here');
        if (target.isExternal) return <a key={name} className={className} href={target.href}>{content}</a>;
        return <Link key={name} className={className} aria-current={isHere ? 'page' : undefined} to={target.href}>{content}</Link>;
      })}
    </nav>
  );
}

function useTabs(): Tab[] {
  const t = useTranslate('shell');
  const site = useSiteData();
  const session = useSession();
  const halls = (site?.halls ?? []).slice(0, 2).map((hall): Tab => ({
    name: hall.name,
    icon: `hall-${hall.id}` as IconName,
    target: { href: `/gameHall/${hall.id}` },
  }));
  const own = session ? { name: t('tab.wallet'), icon: 'wallet' as const, dialog: 'wallet' as const } : { name: t('login'), icon: 'user' as const, dialog: 'login' as const };
  return [
    { name: t('tab.home'), icon: 'home', target: { href: '/' } },
    ...halls,
    { name: t('tab.languages'), icon: 'globe', target: { dialog: 'language' } },
    ...(hasDialog(own.dialog) ? [{ name: own.name, icon: own.icon, target: { dialog: own.dialog } }] : []),
  ];
}
