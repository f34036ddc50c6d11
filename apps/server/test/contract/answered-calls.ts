import { endpoints, type CallPath } from '@halls/contract';

/** What is declared and not answered yet, by the work that brings it. A call leaves the list when it is answered. */
const waiting = {
  activities: ['/arks/web/activity/red_envelope_promotion', '/arks/web/activity/red_envelope'],
} as const satisfies Readonly<Record<string, readonly CallPath[]>>;

const waitingPaths = new Set<string>(Object.values(waiting).flat());
const all = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));

/** The calls that answer, with their names in the contract. */
export const answered = all.filter(({ endpoint }) => !waitingPaths.has(endpoint.path));
export const unanswered = all.map(({ endpoint }) => endpoint).filter(({ path }) => waitingPaths.has(path));
