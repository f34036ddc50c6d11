import { usePage } from '#app/page/page-context.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { Link } from '#app/page/link.tsx';

/** The site's mark and name; the way home. */
export function Brand() {
  const site = useSiteData();
  const { siteName } = usePage();
  const name = site?.name ?? siteName;
  return (
    <Link className="brand" to="/" aria-label={name}>
      {site?.logoUrl && <img className="brand-mark" src={site.logoUrl} alt="" width="40" height="40" />}
      <span className="brand-name">{name}</span>
    </Link>
  );
}
