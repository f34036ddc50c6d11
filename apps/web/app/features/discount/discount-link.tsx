import type { Discount } from '@halls/contract/discount';
import { buttonClass } from '@halls/ui';
import { Link } from '#app/page/link.tsx';

/** The way to where a member begins, of an offer that has one. */
export function DiscountLink({
  discount,
  onFollow,
}: {
  discount: Pick<Discount, 'link_url' | 'link_text'>;
  onFollow?: () => void;
}) {
  const { link_url: url, link_text: text } = discount;
  if (!url || !text) return null;
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
