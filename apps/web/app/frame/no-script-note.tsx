import { useTranslate } from '@halls/web-kit';

/** Without scripts everything can be read; this says what cannot be done. Shown by the style sheet alone. */
export function NoScriptNote() {
  return <p className="no-script-note">{useTranslate('shell')('no_script')}</p>;
}
