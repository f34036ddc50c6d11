import { sql as raw, type RawBuilder } from 'kysely';
import type { Reach } from './may.ts';

/** Holds for rows with a `site_id` and a `currency` that an operator may have. */
export function withinReach(reach: readonly Reach[]): RawBuilder<boolean> {
  const whole = reach.filter(({ currencies }) => currencies === null).map(({ siteId }) => siteId);
  const parts = reach.flatMap(({ siteId, currencies }) =>
    currencies === null
      ? []
      : [raw<boolean>`(site_id = ${siteId} and currency = any(${[...currencies]}::text[]))`],
  );
  // the sites stand by themselves, so that an index that begins with them is of use
  return raw<boolean>`site_id = any(${reach.map(({ siteId }) => siteId)}::int[]) and
    (${raw.join([raw<boolean>`site_id = any(${whole}::int[])`, ...parts], raw` or `)})`;
}
