import { textIn, type DataOf, type Language } from '@halls/contract';
import type { float, modelSetting } from '@halls/contract/site';
import { plainMarkup } from '#platform/plain-markup.ts';
import type { PageBlockRow, PageFloatRow } from './placement.repo.ts';

type Model = DataOf<typeof modelSetting>['model_setting'][number];
type Float = DataOf<typeof float>['list'][number];

export function presentBlock(row: PageBlockRow, language: Language): Model {
  return {
    id: row.page_block_id,
    title: textIn(row.title, language),
    content: plainMarkup(textIn(row.content, language)),
    photo_path: row.photo_path,
    language,
    sort: row.sort,
  };
}

export function presentFloat(row: PageFloatRow, language: Language): Float {
  return {
    id: row.page_float_id,
    title: textIn(row.title, language),
    url: row.url,
    photo_path: row.photo_path,
    position: row.position,
    sort: row.sort,
  };
}
