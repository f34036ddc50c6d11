import './frame.css';
import { Suspense, useRef } from 'react';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { Icon, IconButton } from '@halls/ui';
import { createStore, ToastRegion, useStore } from '@halls/web-kit';
import { api } from '#app/api/api.ts';
import { LoadingLines } from '#app/parts/read-states.tsx';
import { ownTimeZone } from '#app/parts/when.tsx';
import { useMay, useMe } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { EmergencyStrip } from './emergency-strip.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { addressOf, navGroups } from './nav-entries.ts';
import { Palette } from './palette.tsx';
import { keepSite, useSite, useSites, useSitesAnswered } from '#app/api/sites.ts';
import { useKeys } from './use-keys.ts';
import { ViewMenu } from './view-menu.tsx';

/** Which of the two stands over the page. */
const over = createStore<'palette' | 'keyboard' | null>(null);

/** Both stand in the frame where there is room, and open over the page where there is none. */
const placesId = 'frame-places';
const ownId = 'frame-own';

/** What stands around every page: where one can go, the site that is looked at, who is signed in. */
export function Frame() {
  const t = useTranslate('frame');
  const shown = useStore(over);
  const sitesAnswered = useSitesAnswered();
  const main = useRef<HTMLElement>(null);
  useKeys({ openPalette: () => over.set('palette'), openHelp: () => over.set('keyboard') });
  return (
    <div className="frame">
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('skip')}
      </a>
      <header className="frame-head">
        <IconButton className="frame-opener" icon="menu" label={t('places_open')} popoverTarget={placesId} />
        <p className="frame-brand">
          <span className="frame-mark" aria-hidden="true" />
          {t('product')}
        </p>
        <SiteSwitch />
        <button type="button" className="frame-search" onClick={() => over.set('palette')}>
          <Icon name="search" />
          <span>{t('palette.open')}</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <IconButton className="frame-opener" icon="user" label={t('own_open')} popoverTarget={ownId} />
        <div className="frame-own" id={ownId} popover="auto">
          <ViewMenu />
          <IconButton
            className="frame-keyboard"
            icon="keyboard"
            label={t('keyboard')}
            onClick={() => over.set('keyboard')}
          />
          <Who />
        </div>
      </header>
      <SideNav />
      <main id="main" className="frame-main" ref={main} tabIndex={-1}>
        <EmergencyStrip />
        <Suspense fallback={<LoadingLines />}>{sitesAnswered ? <Outlet /> : <LoadingLines />}</Suspense>
      </main>
      {shown === 'palette' && <Palette onClose={() => over.set(null)} />}
      {shown === 'keyboard' && <KeyboardHelp onClose={() => over.set(null)} />}
      <ToastRegion label={t('toasts')} closeLabel={t('close')} />
    </div>
  );
}

function SideNav() {
  const t = useTranslate('frame');
  const site = useSite();
  const may = useMay();
  return (
    <nav className="side-nav" id={placesId} popover="auto" aria-label={t('places')}>
      {navGroups(may, site?.site_id ?? null).map(([group, entries]) => (
        <div key={group} className="side-group">
          <p className="side-title" id={`places-${group}`}>
            {t(`group.${group}`)}
          </p>
          <ul aria-labelledby={`places-${group}`}>
            {entries.map(({ place, icon, key }) => (
              <li key={place}>
                <NavLink
                  className="side-link"
                  to={addressOf(place, site?.site_id ?? null)}
                  {...(key && { 'aria-keyshortcuts': `g ${key}` })}
                  onClick={(event) => event.currentTarget.closest('nav')?.hidePopover()}
                >
                  <Icon name={icon} />
                  <span>{t(`place.${place}`)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="side-zone">{t('zone', { zone: ownTimeZone() })}</p>
    </nav>
  );
}

function SiteSwitch() {
  const t = useTranslate('frame');
  const sites = useSites() ?? [];
  const site = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!site) return null;
  const change = (siteId: number) => {
    keepSite(siteId);
    // the same list of the other site; a record stays behind with its own
    const [, place] = /^\/site\/\d+\/(\w+)/.exec(pathname) ?? [];
    if (place) void navigate(`/site/${siteId}/${place}`);
  };
  return (
    <label className="site-switch">
      <span className="sr-only">{t('site')}</span>
      <Icon name="globe" />
      <select value={site.site_id} onChange={(event) => change(Number(event.target.value))}>
        {sites.map(({ site_id, name }) => (
          <option key={site_id} value={site_id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Who() {
  const t = useTranslate('frame');
  const { operator } = useMe();
  const signOut = async () => {
    await api.call('/sign-out', {});
    // nothing of one operator's work is left for the next
    location.assign('/');
  };
  return (
    <div className="frame-who">
      <span className="frame-account" title={operator.name}>
        {operator.account}
      </span>
      <IconButton icon="door-out" label={t('sign_out')} onClick={() => void signOut()} />
    </div>
  );
}
