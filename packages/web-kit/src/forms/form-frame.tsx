import './form-frame.css';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonKind } from '@halls/ui';
import { useStore } from '../create-store.ts';
import type { Form } from './create-form.ts';
import { FormProblem } from './form-problem.tsx';

/** The form around its fields: what is wrong with the whole above them, the way to send it below. */
export function FormFrame<Name extends string>({
  form,
  submitLabel,
  submitKind,
  children,
  aside,
}: {
  form: Form<Name>;
  submitLabel: string;
  submitKind: ButtonKind;
  children: ReactNode;
  /** Below the button. */
  aside?: ReactNode;
}) {
  const { problem, busy } = useStore(form);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => takeFocus(element.current), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) focusFirstWrong(element.current);
  };
  return (
    <form ref={element} className="form" noValidate onSubmit={(event) => void submit(event)}>
      {problem && <FormProblem>{problem}</FormProblem>}
      {children}
      <Button type="submit" kind={submitKind} size="large" wide busy={busy}>
        {submitLabel}
      </Button>
      {aside && <p className="form-aside">{aside}</p>}
    </form>
  );
}

/** A dialog that was open before its form was there has kept the focus to itself. */
function takeFocus(form: HTMLFormElement | null): void {
  const dialog = form?.closest('[role=dialog]');
  // on touch the keyboard would cover what has just opened
  if (!form || !dialog || document.activeElement !== dialog || matchMedia('(pointer: coarse)').matches)
    return;
  form.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
