import { localeOf } from '@halls/contract';
import type { ReportStep } from '@halls/contract/office';
import type { ItemOf } from '#app/api/use-list.ts';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';

type Line = Pick<ItemOf<'/report/figures'>, 'key' | 'name' | 'gt_id' | 'gp_id' | 'game_code' | 'member_id'>;
type HallKey = `hall.${0 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** What a line of a report is called; by its code or number where it has no name, or none for who reads. */
export function useLineName(by: ReportStep): (line: Line) => string {
  const t = useTranslate('reports');
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    dateStyle: 'medium',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  return (line) => {
    if (by === 'day') return format.format(new Date(line.key));
    if (by === 'hall') return t(`hall.${line.gt_id}` as HallKey);
    if (by === 'member') return line.name || `#${line.member_id}`;
    if (by === 'game') return `${line.name || line.game_code} · ${line.gp_id}`;
    return line.name || line.key;
  };
}
