import { classNames } from './class-names.ts';

export interface MoneyProps {
  /** The amount as it is written in the reader's language. */
  children: string;
  className?: string;
}

/** An amount in figures of one width, never broken over lines. */
export function Money({ children, className }: MoneyProps) {
  return <span className={classNames('money', className)}>{children}</span>;
}
