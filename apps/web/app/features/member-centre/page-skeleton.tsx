import { Skeleton } from '@halls/ui';
import type { MemberPage } from './member-page.ts';

/** The final shape of a page while its code and its data are on their way. */
export function PageSkeleton({ shape }: { shape: MemberPage['shape'] }) {
  return (
    <div className={`member-panel page-skeleton-${shape}`} aria-busy="true">
      {[1, 2, 3, 4, 5].map((part) => (
        <Skeleton key={part} className="page-skeleton-part" />
      ))}
    </div>
  );
}
