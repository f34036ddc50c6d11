import { propertiesOf, type BodyProperty, type ContentKind } from '@halls/contract/publication';

/** Texts by language, which the form shows apart from the settings. */
export function isWorded({ as }: BodyProperty): boolean {
  return as === 'words' || as === 'long-words';
}

/** What is written as long as nothing is. */
export function emptyBodyOf(kind: ContentKind): Readonly<Record<string, unknown>> {
  return Object.fromEntries(propertiesOf(kind).map(({ name, empty }) => [name, empty]));
}
