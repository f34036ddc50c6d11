import type { ComponentPropsWithRef } from 'react';
import type { IconName } from './icon-names.ts';
import sheet from './icons.svg';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> {
  name: IconName;
  /** Filled with the colour of the text, such as the heart of a favourite. */
  filled?: boolean;
}

/** A line icon on a grid of 24, all of one weight. The drawings are a file that every page shares. */
export function Icon({ name, filled = false, className = 'icon', ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
