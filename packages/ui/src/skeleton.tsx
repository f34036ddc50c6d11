import { classNames } from './class-names.ts';

/** Holds the place of what is loading; its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />;
}
