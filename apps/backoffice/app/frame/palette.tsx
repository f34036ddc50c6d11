import './palette.css';
import { Command } from 'cmdk';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Icon, type IconName } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { reads, useRead } from '#app/api/reads.ts';
import { setTheme, themes } from '#app/look/theme.ts';
import { useMay } from '#app/session/office-session.ts';
import { chooseLanguage, languageNames, languages, useTranslate } from '#app/texts/texts.ts';
import { addressOf, navEntries } from './nav-entries.ts';
import { keepSite, useSite, useSites } from '#app/api/sites.ts';

const typingPauseMs = 200;
const membersShown = 6;

/** Everything that can be gone to or done, by its name; members of the site by their account. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslate('frame');
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const may = useMay();
  const site = useSite();
  const sites = useSites() ?? [];
  const siteId = site?.site_id ?? null;
  const go = (address: string) => {
    onClose();
    void navigate(address);
  };
  const act = (run: () => void) => () => {
    onClose();
    run();
  };
  const lookAt = (other: number) => {
    keepSite(other);
    const [first] = navEntries(may, other);
    if (first) void navigate(addressOf(first.place, other));
  };
  return (
    <Dialog title={t('palette.open')} closeLabel={t('close')} onClose={onClose} wide>
      <Command className="palette" label={t('palette.open')} loop>
        <Command.Input
          className="palette-input"
          value={typed}
          onValueChange={setTyped}
          placeholder={t('palette.hint')}
        />
        <Command.List className="palette-list">
          <Command.Empty className="palette-none">{t('palette.none')}</Command.Empty>
          {siteId !== null && may('member.read', siteId) && (
            <FoundMembers siteId={siteId} typed={typed.trim()} go={go} />
          )}
          <Command.Group heading={t('places')}>
            {navEntries(may, siteId).map(({ place, icon, key }) => (
              <Item key={place} icon={icon} letter={key} onSelect={() => go(addressOf(place, siteId))}>
                {t(`place.${place}`)}
              </Item>
            ))}
          </Command.Group>
          <Command.Group heading={t('site')}>
            {sites.map(({ site_id, name }) => (
              <Item key={site_id} icon="globe" onSelect={act(() => lookAt(site_id))}>
                {name}
              </Item>
            ))}
          </Command.Group>
          <Command.Group heading={t('theme')}>
            {themes.map((each) => (
              <Item key={each} icon="sun" onSelect={act(() => setTheme(each))}>
                {`${t('theme')}: ${t(`theme.${each}`)}`}
              </Item>
            ))}
          </Command.Group>
          <Command.Group heading={t('language')}>
            {languages.map((each) => (
              <Item key={each} icon="globe" onSelect={act(() => void chooseLanguage(each))}>
                {`${t('language')}: ${languageNames[each]}`}
              </Item>
            ))}
          </Command.Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}

function Item({
  icon,
  letter,
  onSelect,
  children,
}: {
  icon: IconName;
  /** Pressed after g. */
  letter?: string | undefined;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <Command.Item className="palette-item" onSelect={onSelect}>
      <Icon name={icon} />
      <span className="palette-name">{children}</span>
      {letter && <kbd>g {letter}</kbd>}
    </Command.Item>
  );
}

function FoundMembers({
  siteId,
  typed,
  go,
}: {
  siteId: number;
  typed: string;
  go: (address: string) => void;
}) {
  const t = useTranslate('frame');
  const query = usePaused(typed);
  const { data } = useRead(reads.of('/member/search', { site_id: siteId, query, limit: membersShown }), {
    enabled: query.length >= 2,
    keepsLast: true,
  });
  if (query.length < 2) return null;
  return (
    <Command.Group heading={t('place.members')} forceMount>
      {data?.list.map((member) => (
        <Command.Item
          key={member.member_id}
          className="palette-item"
          value={`member ${member.member_id} ${query}`}
          keywords={[typed]}
          forceMount
          onSelect={() => go(`/site/${siteId}/members/${member.member_id}`)}
        >
          <Icon name="user" />
          <span className="palette-name">{member.member_account}</span>
          <span className="palette-aside">{member.currency}</span>
        </Command.Item>
      ))}
      <Command.Item
        className="palette-item"
        value={`search ${query}`}
        keywords={[typed]}
        forceMount
        onSelect={() => go(`/site/${siteId}/members?q=${encodeURIComponent(typed)}`)}
      >
        <Icon name="search" />
        <span className="palette-name">{t('palette.members', { words: typed })}</span>
      </Command.Item>
    </Command.Group>
  );
}

/** What was typed, once the typing has paused. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(typed), typingPauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return paused;
}
