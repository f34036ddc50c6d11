import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

/** `action` is the one call to action of a view, `accent` a main button, `quiet` everything else. */
export type ButtonKind = 'action' | 'accent' | 'quiet' | 'plain';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Fills the width that it is given. */
  wide?: boolean;
}

/** For links that look like buttons. */
export function buttonClass({ kind = 'quiet', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames('button', `button-${kind}`, `button-${size}`, wide && 'button-wide');
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  children: ReactNode;
  icon?: IconName;
  /** Work is under way: the button keeps its width, says so and takes no further press. */
  busy?: boolean;
}

export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  children,
  className,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(look), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {icon && <Icon name={icon} />}
      <span className="button-label">{children}</span>
      {busy && <span className="button-spinner" aria-hidden="true" />}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, for those who do not see the icon. */
  label: string;
}

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames('icon-button', className)}
    >
      <Icon name={icon} />
    </button>
  );
}
