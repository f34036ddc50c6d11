import { breakStates } from '@halls/contract/office';
import type { Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** Sifts a list of cases by how they stand. */
export function useBreakStateFilter(preset: 'to_do' | null): Filter {
  const t = useTranslate('cases');
  return {
    kind: 'choice',
    name: 'state',
    label: t('state'),
    choices: (['to_do', ...breakStates] as const).map((state) => ({
      value: state,
      name: t(`state.${state}`),
    })),
    ...(preset && { preset }),
  };
}
