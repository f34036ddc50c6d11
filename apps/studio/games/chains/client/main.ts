import '@halls/ui/be-vietnam-pro.fonts.css';
import '../../client/page.css';
import './chains.css';
import type { TableGameView } from '../../../play-protocol/play-protocol.ts';
import { StudioApi } from '../../client/api.ts';
import { button, el } from '../../client/dom.ts';
import { type ChainList, readChainList } from '../../client/published-chains.ts';
import { translatorOf } from '../../client/texts.ts';
import { chainsTexts } from './texts.ts';

const api = new StudioApi();
const text = translatorOf(navigator.language, chainsTexts);
const page = el(
  'main',
  {},
  el('h1', {}, text('title')),
  el('p', {}, text('intro')),
  el('p', {}, text('memory')),
);

document.title = text('title');
document.documentElement.lang = navigator.language;
document.body.append(page);
try {
  const tables = await api.tables();
  page.append(drawForm(tables));
  for (const table of tables) page.append(await tableSection(table));
} catch {
  page.append(verdict(text('offline'), false));
}

/** Leads to the page that recomputes a draw. */
function drawForm(tables: readonly TableGameView[]): HTMLElement {
  const table = el('select', { id: 'table' });
  for (const { gp_id, code, name } of tables) table.append(el('option', { value: `${gp_id}/${code}` }, name));
  const number = el('input', { id: 'draw', inputmode: 'numeric', autocomplete: 'off' });
  const go = (): void => {
    const draw = Number(number.value);
    if (Number.isSafeInteger(draw) && draw > 0) location.assign(`/verify?draw=${table.value}/${draw}`);
    else number.focus();
  };
  return el(
    'section',
    { class: 'chain-table' },
    el('h2', {}, text('check_draw')),
    el('div', { class: 'page-row' }, el('label', { for: table.id }, text('table')), table),
    el('div', { class: 'page-row' }, el('label', { for: number.id }, text('draw')), number),
    button(text('check'), go, { class: 'main' }),
  );
}

async function tableSection(table: TableGameView): Promise<HTMLElement> {
  const list = await readChainList(api, table, localStorage);
  const section = el(
    'section',
    { class: 'chain-table' },
    el('h2', {}, table.name),
    verdict(wordsOf(list), list.fault === null),
  );
  for (const record of list.records.toReversed())
    section.append(
      el(
        'dl',
        { class: 'chain-record' },
        ...entry(text('ordinal'), String(record.ordinal)),
        ...entry(text('draws'), `${record.firstDraw} – ${record.lastDraw}`),
        ...entry(text('first_link'), record.firstLink),
        ...entry(text('record_hash'), record.recordHash),
        ...entry(text('published'), showTime(list.publishedAt.get(record.ordinal) ?? '')),
      ),
    );
  return section;
}

function wordsOf({ fault, records, rememberedSince }: ChainList): string {
  const date = rememberedSince === null ? '' : showTime(rememberedSince);
  if (fault) return text(fault, { date });
  if (records.length === 0) return text('empty');
  return `${text('whole')} ${rememberedSince === null ? text('first_sight') : text('since', { date })}`;
}

function entry(label: string, value: string): [HTMLElement, HTMLElement] {
  return [el('dt', {}, label), el('dd', {}, value)];
}

function verdict(words: string, isFair: boolean): HTMLElement {
  return el('p', { class: 'verdict', role: 'status', 'data-verdict': isFair ? 'fair' : 'unfair' }, words);
}

function showTime(iso: string): string {
  return new Date(iso).toLocaleString(navigator.language);
}
