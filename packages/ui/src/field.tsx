import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

export interface FieldState {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to put it right; stands below the control and is read out with it. */
  error?: string | null | undefined;
  required?: boolean | undefined;
}

interface FieldFrameProps extends FieldState {
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, control, hint and error of one field; the control gets the attributes that tie them together. */
export function Field({ label, hint, error, required, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('field', error && 'field-wrong')}>
      <label htmlFor={id} className="field-label">
        {label}
        {required && (
          <span aria-hidden="true" className="field-required">
            {' '}
            *
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return (
    <p id={id} className="field-error" aria-live="polite">
      {error && (
        <>
          <Icon name="warning" />
          {error}
        </>
      )}
    </p>
  );
}

export interface TextInputProps extends FieldState, Omit<ComponentPropsWithRef<'input'>, 'id'> {
  /** Stands at the end inside the control: a button or a unit. */
  trailing?: ReactNode;
}

export function TextInput({ label, hint, error, required, trailing, className, ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className="control">
          <input
            type="text"
            {...input}
            {...control}
            required={required}
            className={classNames('control-input', className)}
          />
          {trailing}
        </span>
      )}
    </Field>
  );
}

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordInput({ showLabel, hideLabel, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...input}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eye-closed' : 'eye'}
          label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

export interface SelectInputProps extends FieldState, Omit<ComponentPropsWithRef<'select'>, 'id'> {}

/** The browser's own select: it is what a phone does best. */
export function SelectInput({
  label,
  hint,
  error,
  required,
  className,
  children,
  ...select
}: SelectInputProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className="control">
          <select
            {...select}
            {...control}
            required={required}
            className={classNames('control-input control-select', className)}
          >
            {children}
          </select>
          <Icon name="down" className="icon control-arrow" />
        </span>
      )}
    </Field>
  );
}

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  label: ReactNode;
  error?: string | null | undefined;
}

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={classNames('field', error && 'field-wrong')}>
      <span className="checkbox">
        <input
          {...input}
          id={id}
          type="checkbox"
          className={classNames('checkbox-box', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </span>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
