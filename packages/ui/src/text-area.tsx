import './text-area.css';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldState } from './field.tsx';

export interface TextAreaProps extends FieldState, Omit<ComponentPropsWithRef<'textarea'>, 'id'> {}

/** A field of several lines. */
export function TextArea({ label, hint, error, required, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className="control">
          <textarea {...area} {...control} rows={rows} required={required} className="text-area" />
        </span>
      )}
    </Field>
  );
}
