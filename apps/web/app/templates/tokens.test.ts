import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { templateNames } from '@halls/contract/template';

const themes = ['dark', 'light'] as const;
const surfaces = ['ground', 'raised', 'lifted'];

/** Text and what it stands on: 4.5 to 1. */
const textPairs: [string, string][] = [
  ...['ink', 'ink-soft', 'accent-ink', 'action-ink', 'danger', 'success', 'warning'].flatMap((ink) =>
    surfaces.map((surface): [string, string] => [ink, surface]),
  ),
  ['on-accent', 'accent'],
  ['on-action', 'action'],
  ['on-gold', 'gold'],
  ['gold', 'ground'],
];
/** Borders of controls, rings and large figures: 3 to 1. */
const shapePairs: [string, string][] = ['control-line', 'focus', 'gold'].flatMap((shape) =>
  surfaces.map((surface): [string, string] => [shape, surface]),
);

const sheets = [
  ...templateNames.map((name) => `./${name}/tokens.css`),
  '../../fixtures/templates/paper/tokens.css',
];

describe.each(sheets)('%s', (sheet) => {
  const css = readFileSync(new URL(sheet, import.meta.url), 'utf8');
  describe.each(themes)('%s', (theme) => {
    const tokens = readTokens(css, theme);
    it.each(textPairs)('%s can be read on %s', (ink, surface) => {
      expect(contrast(tokens[ink], tokens[surface])).toBeGreaterThanOrEqual(4.5);
    });
    it.each(shapePairs)('%s can be seen on %s', (shape, surface) => {
      expect(contrast(tokens[shape], tokens[surface])).toBeGreaterThanOrEqual(3);
    });
  });
});

function readTokens(css: string, theme: string): Record<string, string> {
  const block = css.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]),
  );
}

/** WCAG 2.2, relative luminance. */
function contrast(first: string | undefined, second: string | undefined): number {
  if (!first || !second) throw new Error('a token is missing or not written as #rrggbb');
  const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
