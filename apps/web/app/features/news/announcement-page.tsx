import { NewsList } from './news-list.tsx';

export const namespaces = ['news'] as const;

/** What the site has published, as a page of the member's. */
export function Part() {
  return (
    <div className="member-panel">
      <NewsList heading="h2" />
    </div>
  );
}
