import { propertiesOf, type ContentKind } from '@halls/contract/publication';
import type { Draft } from './document.ts';
import { movesOf, readPlaced } from './order-moves.ts';

/** Two bodies as their difference is shown: of what is put in order, only what was moved. */
export function changeOf(
  kind: ContentKind,
  before: Draft | null,
  after: Draft | null,
  hidden: string,
): { readonly before: Draft | null; readonly after: Draft | null } {
  const shown = { before: before && { ...before }, after: after && { ...after } };
  for (const { name, as } of propertiesOf(kind)) {
    if (as !== 'order' && as !== 'arrangement') continue;
    const moves = movesOf(readPlaced(before?.[name]), readPlaced(after?.[name]), hidden);
    if (shown.before) Object.assign(shown.before, { [name]: moves.before });
    if (shown.after) Object.assign(shown.after, { [name]: moves.after });
  }
  return shown;
}
