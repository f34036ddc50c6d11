import { useSearchParams } from 'react-router';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** The moment that the address asks about, in the reader's own time. */
export function useMomentFilter(): Filter {
  const t = useTranslate('ledger');
  return { kind: 'moment', name: 'at', label: t('at') };
}

/** That moment as calls take it; undefined is now. */
export function useMoment(): string | undefined {
  const filter = useMomentFilter();
  const { at } = readFilters([filter], useSearchParams()[0]);
  return at === undefined ? undefined : new Date(at).toISOString();
}
