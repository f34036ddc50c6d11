import { formatMoney, type MoneyFormat } from './format-money.ts';
import { classNames } from './class-names.ts';

export interface MoneyProps extends MoneyFormat {
  /** A decimal string. */
  amount: string;
  className?: string;
}

/** An amount in figures of one width, never broken over lines. */
export function Money({ amount, className, ...format }: MoneyProps) {
  return <span className={classNames('money', className)}>{formatMoney(amount, format)}</span>;
}
