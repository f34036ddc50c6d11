import type { HydrationState } from 'react-router';
import type { Messages } from '@halls/i18n/format';
import type { PageInfo } from '#app/page/page-info.ts';

/** What the server hands to the browser in the document, as JSON. */
export interface PageState {
  info: PageInfo;
  messages: Record<string, Messages>;
  hydration: HydrationState;
}

export const pageStateId = 'page-state';
/** Namespaces that every page has. Features load theirs when they open. */
export const pageNamespaces = ['shell', 'home', 'catalogue'] as const;

/** JSON that can stand in a script element: no `</script>` and no `<!--` can come out of it. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
