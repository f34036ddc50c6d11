import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string;
  preventScrollReset?: boolean;
};

/**
 * A link within the site. The router's own one brings with it what fetches the pages of its framework ahead of
 * time, two kilobytes that nothing here asks for.
 */
export function Link({ to, onClick, preventScrollReset = false, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { preventScrollReset });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that says whether its page is the one that is shown. */
export function PlaceLink(props: LinkProps) {
  const isHere = useLocation().pathname.replace(/\/$/, '') === props.to;
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
