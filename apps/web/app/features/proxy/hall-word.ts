import { isHallId } from '@halls/contract';
import type { useTranslate } from '@halls/web-kit';

type Translate = ReturnType<typeof useTranslate<'proxy'>>;

/** What a hall is called; 0 is a game that stood in none. */
export function hallWord(t: Translate, gtId: number): string {
  return t(`hall.${isHallId(gtId) ? gtId : 0}`);
}
