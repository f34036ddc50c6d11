import { useTranslate } from '@halls/web-kit';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {useTranslate('shell')('skip')}
    </a>
  );
}
