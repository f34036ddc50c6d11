import './entity-link.css';
import { Link } from 'react-router';
import { useMay } from '#app/session/office-session.ts';
import { entityPlace } from './entity-place.ts';

/** Something that is named, with the way to it where there is one that the reader may go. */
export function EntityLink({
  target,
  siteId,
  name = target,
}: {
  target: string;
  siteId: number | null;
  name?: string;
}) {
  const may = useMay();
  const place = entityPlace(target, siteId);
  if (!place || !may(place.permission, place.where)) return name;
  return (
    <Link className="entity-link" to={place.address}>
      {name}
    </Link>
  );
}
