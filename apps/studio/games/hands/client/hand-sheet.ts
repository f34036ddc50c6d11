import type { Translate } from '@halls/i18n/format';
import { el } from '../../client/dom.ts';
import { showLargest, showReturn, showVolatility } from '../../client/figures.ts';
import type { Shell } from '../../client/shell.ts';
import type { HandFace } from './hand-face.ts';

/** Rules, and what comes back in the long run to whoever plays best. */
export function handSheet(shell: Shell, face: HandFace, faceText: Translate): Node[] {
  const { text, locale } = shell;
  const { game } = shell.view;
  return [
    el('p', {}, faceText('rule')),
    el('p', {}, faceText('rule_more')),
    ...face.paysOf(faceText, shell),
    el('h3', {}, `${text('rtp')}: ${showReturn(locale, game)}`),
    el('p', { class: 'note' }, text('rtp_hand')),
    el('p', { class: 'note' }, showVolatility(text, game)),
    el('p', { class: 'note' }, showLargest(text, locale, game)),
    el('p', { class: 'note' }, text('mathematics', { version: shell.view.mathematics })),
    el('p', { class: 'note' }, text('rule_fault')),
    el('p', { class: 'note' }, text('hand_kept')),
    el('p', { class: 'note' }, text('keys')),
  ];
}
