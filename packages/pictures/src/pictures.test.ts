import { heroScenes, templateNames } from '@halls/contract/template';
import { houseGames, houseProviders, symbolIds } from '@halls/house-games';
import { describe, expect, it, test } from 'vitest';
import {
  brandLogoSvg,
  brandMarks,
  gameTileSvg,
  hallIconSvg,
  hallIds,
  brands,
  heroSvg,
  patternSvg,
  providerMarkSvg,
  sceneSvg,
  spotSvg,
  spots,
  symbolSvg,
  type BrandMark,
} from './index.ts';

const tiles = houseGames.map((game) => [`tile ${game.code}`, gameTileSvg(game)] as const);
const symbols = houseGames.flatMap(({ theme }) =>
  [...theme.symbols, 'wild' as const, 'scatter' as const].map(
    (id) => [`symbol ${theme.id} ${id}`, symbolSvg(theme.id, id)] as const,
  ),
);
const scenes = houseGames.map(({ theme }) => [`scene ${theme.id}`, sceneSvg(theme.id)] as const);
const heroes = templateNames.flatMap((template) =>
  Object.keys(brands[template].heroes).flatMap((id) =>
    (['wide', 'narrow'] as const).map(
      (format) => [`hero ${template} ${id} ${format}`, heroSvg(id, template, format)] as const,
    ),
  ),
);
const icons = hallIds.map((id) => [`icon ${id}`, hallIconSvg(id)] as const);
const marks = houseProviders.flatMap(({ gpId }) =>
  (['square', 'wide'] as const).map(
    (format) => [`mark ${gpId} ${format}`, providerMarkSvg(gpId, format)] as const,
  ),
);
const brandPictures = templateNames.flatMap((template) => [
  [`pattern ${template}`, patternSvg(template)] as const,
  ...spots.map((spot) => [`spot ${template} ${spot}`, spotSvg(spot, template)] as const),
]);
const brandLogos = (Object.keys(brandMarks) as BrandMark[]).flatMap((mark) =>
  (['mark', 'favicon', 'maskable'] as const).map(
    (variant) => [`${variant} ${mark}`, brandLogoSvg(mark, variant)] as const,
  ),
);
const all = [...tiles, ...symbols, ...scenes, ...heroes, ...icons, ...marks, ...brandPictures, ...brandLogos];

test.each(templateNames)('what banners of %s may show is what is drawn', (template) => {
  expect(Object.keys(brands[template].heroes)).toEqual([...heroScenes[template]]);
});

describe('pictures', () => {
  it('draws every game differently', () => {
    expect(tiles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tiles.map(([, svg]) => svg.replaceAll(/p[0-9a-z]+-/g, ''))).size).toBe(tiles.length);
  });

  it('draws every brand’s mark differently', () => {
    const drawn = brandLogos.map(([, svg]) => svg.replaceAll(/p[0-9a-z]+-/g, ''));
    expect(new Set(drawn).size).toBe(brandLogos.length);
  });

  it('is well-formed', () => {
    expect(all.flatMap(([name, svg]) => faultOf(svg).map((fault) => `${name}: ${fault}`))).toEqual([]);
  });

  it('has no word in it and nothing from elsewhere', () => {
    const offending = all.filter(([, svg]) =>
      /<(?:text|tspan|image|script|style|foreignObject|a)\b|\son\w+=|@import|(?:href|src)="(?!#)|url\((?!#)/.test(
        svg,
      ),
    );
    expect(offending.map(([name]) => name)).toEqual([]);
  });

  it('refers only to definitions of its own, under ids that clash with no other picture', () => {
    const owners = new Map<string, string>();
    for (const [name, svg] of all) {
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!);
      expect(new Set(ids).size, name).toBe(ids.length);
      const known = new Set(ids);
      const missing = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)]
        .map((match) => match[1]!)
        .filter((id) => !known.has(id));
      expect(missing, name).toEqual([]);
      for (const id of ids) {
        expect(owners.get(id) ?? name, `${id} in ${name}`).toBe(name);
        owners.set(id, name);
      }
    }
  });

  it('contains only numbers that are numbers', () => {
    expect(all.filter(([, svg]) => /NaN|undefined|Infinity/.test(svg)).map(([name]) => name)).toEqual([]);
  });

  it('stays small', () => {
    const limits = [
      [tiles, 96],
      [symbols, 40],
      [scenes, 72],
      [heroes, 128],
      [icons, 2],
      [marks, 40],
      [brandPictures, 32],
    ] as const;
    for (const [list, kilobytes] of limits) {
      const heavy = list
        .filter(([, svg]) => svg.length > kilobytes * 1024)
        .map(([name, svg]) => `${name} ${Math.round(svg.length / 1024)} kB`);
      expect(heavy).toEqual([]);
    }
  });

  it('draws the same picture every time', () => {
    expect(gameTileSvg(houseGames[0]!)).toBe(tiles[0]![1]);
  });

  it('knows every symbol in any theme', () => {
    for (const id of symbolIds) expect(symbolSvg(houseGames[0]!.theme.id, id)).toContain('<svg');
  });

  it('refuses what it does not know', () => {
    expect(() => sceneSvg('no-such-theme')).toThrow('no-such-theme');
    expect(() => providerMarkSvg('GPXX')).toThrow('GPXX');
    expect(() => heroSvg('nothing', 'site02')).toThrow('nothing');
  });
});

/** A small reader of tags: enough to see that all that opens closes, in order, and attributes are quoted once. */
function faultOf(svg: string): string[] {
  const open: string[] = [];
  let end = 0;
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/g)) {
    if (svg.slice(end, match.index).trim()) return [`stray "${svg.slice(end, match.index).slice(0, 60)}"`];
    end = match.index + match[0].length;
    const [, closing, tag, attributes, selfClosing] = match;
    const names = [...attributes!.matchAll(/([a-zA-Z][\w:-]*)="/g)].map((one) => one[1]!);
    if (new Set(names).size !== names.length) return [`an attribute twice in <${tag}${attributes}>`];
    if (closing) {
      if (open.pop() !== tag) return [`</${tag}> closes nothing`];
    } else if (!selfClosing) open.push(tag!);
  }
  return [
    ...(end === svg.length ? [] : [`stray end "${svg.slice(end, end + 60)}"`]),
    ...open.map((tag) => `<${tag}> stays open`),
  ];
}
