import { useTranslate } from '#app/texts/texts.ts';

/** What an action of the log is called; one that nobody has named yet is called what it is. */
export function useActionName(): (action: string) => string {
  const t = useTranslate('actions');
  return (action) => t(action as Parameters<typeof t>[0]);
}
