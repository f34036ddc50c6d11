import './link-icons.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { createIconLoader, LoadedIcon, type IconLoader } from '@halls/web-kit/icons';
import { useSiteData } from '#app/page/use-site-data.ts';

/** The page's, for as long as it lives. */
let loader: IconLoader | undefined;

/**
 * Puts the icons that the footer's links name in the data, such as `lucide:headset`, after their words, which
 * stay where they are: an icon comes late, or not at all.
 */
export function Part() {
  // another page may stand in another frame
  return <LinkIcons key={useLocation().pathname} />;
}

function LinkIcons() {
  const site = useSiteData();
  const [links, setLinks] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const look = () => setLinks([...document.querySelectorAll<HTMLElement>('.footer-links [data-icon]')]);
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!site) return null;
  const icons = (loader ??= createIconLoader({ origins: originsOf(site.hosts) }));
  return links.map((link, index) =>
    createPortal(
      <LoadedIcon loader={icons} name={link.dataset.icon ?? ''} className="icon link-icon" />,
      link,
      String(index),
    ),
  );
}

/** This page's own, and those of the site's other hosts. */
function originsOf(hosts: readonly string[]): string[] {
  const { origin, hostname, protocol, port } = window.location;
  const others = hosts.filter((host) => host !== hostname);
  return [origin, ...others.map((host) => `${protocol}//${host}${port && `:${port}`}`)];
}
