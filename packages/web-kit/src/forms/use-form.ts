import { useLayoutEffect, useState } from 'react';
import { useStore } from '../create-store.ts';
import { createForm, type FieldTexts, type Form, type FormRules } from './create-form.ts';

/** A form for as long as the component is there, always judged by the newest rules. */
export function useForm<Name extends string>(
  rules: FormRules<Name>,
  firstValues?: FieldTexts<Name>,
): Form<Name> {
  const [form] = useState(() => createForm(rules, firstValues));
  useLayoutEffect(() => form.use(rules));
  return form;
}

/** What ties a text input to its field. */
export function useField<Name extends string>(form: Form<Name>, name: Name) {
  const { values, errors } = useStore(form);
  return {
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) => form.enter(name, event.target.value),
    onBlur: () => void form.leave(name),
  };
}
