import { describe, expect, it } from 'vitest';
import { findStyleBreaches } from './style-sheets.ts';

const part = { path: 'apps/web/app/features/home/hero.css', text: '.hero { color: red; }\n' };
const template = 'apps/web/app/templates/site02/site02.css';
const judge = (path: string, text: string) => findStyleBreaches([part, { path, text }]);

describe('findStyleBreaches', () => {
  it.each([
    ['a size of type', part.path, '.a {\n  font-size: 15px;\n}', /hero\.css:2: font-size is 15px/],
    ['a size within a function', part.path, '.a { font-size: clamp(1rem, 4vw, var(--text-22)); }', /1rem/],
    ['a distance', part.path, '.a { padding: 0 var(--space-8) 6px; }', /padding is 6px/],
    ['a size in a slot', template, `html { --tile-gap: 10px; }`, /--tile-gap is 10px/],
    ['a size below a query', part.path, '@media (width > 9px) { .a { margin-top: -10px; } }', /-10px/],
    [
      "another part's class",
      'apps/web/app/frame/frame.css',
      '.bar .hero { color: red; }',
      /\.hero is styled by/,
    ],
    ["another part's class in a template", template, '.bay .hero { color: red; }', /\.hero is styled by/],
    ["another part's class, nested", template, 'html { .hero { color: red; } }', /\.hero is styled by/],
    ['a property on the root of a template', template, 'html { color: red; }', /color on the root/],
    ['an element in a template', template, 'h1, .bay { color: red; }', /"h1, \.bay" is not the template's/],
    ['an element below the root', template, `html { h1 { color: red; } }`, /"html h1" is not/],
  ])('reports %s', (_, path, text, expected) => {
    expect(judge(path, text)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    [
      'steps, hairlines and shares',
      part.path,
      '.a { margin: 0 -1px 2px auto; gap: 0.5em 5%; padding: var(--space-8); }',
    ],
    ['what the scales stand on', 'apps/web/app/styles.css', 'html { font-size: 16px; }'],
    ['the scale itself', 'packages/ui/src/scale.css', ':root { --space-gap: 4px; }'],
    ['other sizes', part.path, '.a { width: 10px; box-shadow: 0 3px 5px red; }'],
    [
      'slots and own classes',
      template,
      `html[data-template='site02'] { --x: 1; &:lang(vi) { --x: 2; } @media (width > 1px) { --x: 3; } } .bay > a { color: red; }`,
    ],
    ['the same class on another page', 'apps/studio/games/slots/client/slots.css', '.hero { color: red; }'],
    ['a comment', part.path, '/* .bar { padding: 7px; } */'],
  ])('is content with %s', (_, path, text) => {
    expect(judge(path, text)).toEqual([]);
  });
});
