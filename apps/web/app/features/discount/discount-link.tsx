import type { Discount } from '@halls/contract/discount';
import { buttonClass } from '@halls/ui';
import { Link } from '#app/page/link.tsx';
import { useSession } from '#app/session/browser-session.ts';

/** The way to where a member begins, of an offer that has one. Who is a member already is led to no registration. */
export function DiscountLink({
  discount,
  onFollow,
}: {
  discount: Pick<Discount, 'link_url' | 'link_text'>;
  onFollow?: () => void;
}) {
  const { link_url: url, link_text: text } = discount;
  const isMember = useSession() !== null;
  if (!url || !text || (isMember && url.endsWith('?modal=register'))) return null;
  const className = buttonClass({ kind: 'action', size: 'large', wide: true });
  if (url.startsWith('/'))
    return (
      <Link className={className} to={url} onClick={() => onFollow?.()}>
        {text}
      </Link>
    );
  return (
    <a className={className} href={url} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
