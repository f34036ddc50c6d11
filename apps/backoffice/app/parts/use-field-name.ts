import { useTranslate } from '#app/texts/texts.ts';
import { useLanguageName } from './use-language-name.ts';

/**
 * What a part of something that changed is called: `loss_per_day` is "Loss per day", the first of a list `1`. A name of two
 * words is one of the place and one of what stands there: `country VN`. What nobody has named is called what it is.
 */
export function useFieldName(): (name: string) => string {
  const t = useTranslate('fields');
  const content = useTranslate('content');
  const site = useTranslate('site');
  const risk = useTranslate('risk');
  const member = useTranslate('members');
  const languageName = useLanguageName();
  return (name) => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1);
    const [place = '', ...rest] = name.split(' ');
    const named =
      wordOf(t, `name.${place}`) ??
      wordOf(site, `setting.${place}`) ??
      wordOf(content, `field.${place}`) ??
      wordOf(risk, `fact.${place}`) ??
      wordOf(member, `field.${place}`);
    return named === undefined ? languageName(name) : [named, ...rest].join(' ');
  };
}

/** Undefined where there is no such word. */
function wordOf(t: (key: never) => string, key: string): string | undefined {
  const word = t(key as never);
  return word === key ? undefined : word;
}
