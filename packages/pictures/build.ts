import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { templateNames } from '@halls/contract/template';
import { houseGames, houseProviders } from '@halls/house-games';
import sharp, { type Sharp } from 'sharp';
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
} from './src/index.ts';

/**
 * Writes all pictures of the site to `apps/web/dist/pictures` (or the folder given). What has not changed since
 * the last run is left alone; `manifest.json` beside the pictures keeps the hash of every drawing.
 * With `--draft` it writes what is not there yet, rasters of one small size under all their names, in a small
 * part of the time: the site has all of its pictures then, and the next run makes them what they should be.
 */

interface Job {
  /** Path without extension. */
  readonly name: string;
  readonly draw: () => string;
  /** Raster sizes; none means the SVG itself is the file. */
  readonly rasters: readonly {
    readonly suffix: string;
    readonly width: number;
    readonly height: number;
    readonly formats: readonly ('webp' | 'avif' | 'png')[];
  }[];
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false } },
});
const target =
  positionals[0] ?? join(dirname(fileURLToPath(import.meta.url)), '../../apps/web/dist/pictures');
/** At most, and at most half of what it stands in for. */
const draftWidth = 300;
const startedAt = performance.now();
const manifestPath = join(target, 'manifest.json');
const before = await readManifest();
/** How drawings become files: a change of it makes every raster again. */
const recipe = await readFile(fileURLToPath(import.meta.url));
const after: Record<string, string> = {};
let written = 0;

const queue = jobs();
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
if (!options.draft) {
  await removeStale();
  await writeFile(manifestPath, JSON.stringify(after));
}
const tookMs = Math.round(performance.now() - startedAt);
process.stdout.write(`pictures: ${Object.keys(after).length} drawings, ${written} written, ${tookMs} ms\n`);

function jobs(): Job[] {
  const svg = (name: string, draw: () => string): Job => ({ name, draw, rasters: [] });
  const both = ['webp', 'avif'] as const;
  return [
    ...templateNames.flatMap((template): Job[] =>
      Object.keys(brands[template].heroes).flatMap((id): Job[] => [
        {
          name: `heroes/${template}-${id}`,
          draw: () => heroSvg(id, template, 'wide'),
          rasters: [
            { suffix: '-wide-1400', width: 1400, height: 600, formats: both },
            { suffix: '-wide-2100', width: 2100, height: 900, formats: both },
          ],
        },
        {
          name: `heroes/${template}-${id}-narrow`,
          draw: () => heroSvg(id, template, 'narrow'),
          rasters: [
            { suffix: '-600', width: 600, height: 338, formats: both },
            { suffix: '-900', width: 900, height: 506, formats: both },
            { suffix: '-1200', width: 1200, height: 675, formats: both },
          ],
        },
      ]),
    ),
    ...houseGames.map((game): Job => ({
      name: `games/${game.gpId}-${game.code}`,
      draw: () => gameTileSvg(game),
      rasters: [
        { suffix: '', width: 400, height: 500, formats: both },
        { suffix: '-200', width: 200, height: 250, formats: both },
        { suffix: '-300', width: 300, height: 375, formats: both },
      ],
    })),
    ...houseGames.map((game) => svg(`scenes/${game.theme.id}`, () => sceneSvg(game.theme.id))),
    ...houseGames.flatMap((game) =>
      [...game.theme.symbols, 'wild' as const, 'scatter' as const].map((id) =>
        svg(`symbols/${game.theme.id}-${id}`, () => symbolSvg(game.theme.id, id)),
      ),
    ),
    ...houseProviders.flatMap(({ gpId }) => [
      svg(`providers/${gpId}`, () => providerMarkSvg(gpId)),
      svg(`providers/${gpId}-wide`, () => providerMarkSvg(gpId, 'wide')),
    ]),
    ...hallIds.map((id) => svg(`halls/${id}`, () => hallIconSvg(id))),
    ...templateNames.flatMap((template): Job[] => [
      svg(`brands/${template}-pattern`, () => patternSvg(template)),
      ...spots.map((spot) => svg(`spots/${template}-${spot}`, () => spotSvg(spot, template))),
    ]),
    ...brandJobs(),
  ];
}

/** The marks of the sites, as they stand in pages and as icons. */
function brandJobs(): Job[] {
  const png = (sizes: readonly number[]): Job['rasters'] =>
    sizes.map((size) => ({ suffix: `/${size}`, width: size, height: size, formats: ['png'] }));
  return (Object.keys(brandMarks) as BrandMark[]).flatMap((mark): Job[] => [
    { name: `brands/${mark}`, draw: () => brandLogoSvg(mark), rasters: [] },
    { name: `brands/${mark}-favicon`, draw: () => brandLogoSvg(mark, 'favicon'), rasters: [] },
    {
      name: `brands/${mark}-favicon-png`,
      draw: () => brandLogoSvg(mark, 'favicon'),
      rasters: png([32, 180, 192, 512]),
    },
    { name: `brands/${mark}-maskable`, draw: () => brandLogoSvg(mark, 'maskable'), rasters: png([192, 512]) },
  ]);
}

async function worker(): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) await (options.draft ? draft(job) : run(job));
}

async function draft({ name, draw, rasters }: Job): Promise<void> {
  const paths = rasters.flatMap(({ suffix, formats }) =>
    formats.map((format) => ({ path: rasterPath(name, suffix, format), format })),
  );
  const missing = (rasters.length === 0 ? [{ path: `${name}.svg`, format: 'svg' as const }] : paths).filter(
    ({ path }) => !existsSync(join(target, path)),
  );
  if (missing.length === 0) return;
  const drawing = draw();
  const [first] = rasters;
  const share = first && first.width > draftWidth ? Math.min(1 / 2, draftWidth / first.width) : 1;
  const size = first && { width: Math.round(first.width * share), height: Math.round(first.height * share) };
  const full = size ? await render({ name, drawing }, size) : null;
  const made = new Map<string, Promise<Buffer>>();
  for (const { path, format } of missing) {
    written++;
    if (format === 'svg' || !full) {
      await write(path, drawing);
      continue;
    }
    const image = made.get(format) ?? encode(sharp(full.data, { raw: full.info }), format, 0);
    made.set(format, image);
    await write(path, await image);
  }
}

async function run({ name, draw, rasters }: Job): Promise<void> {
  const drawing = draw();
  const hash = createHash('sha256')
    .update(drawing)
    .update(rasters.length ? recipe : '')
    .digest('base64url')
    .slice(0, 16);
  after[name] = hash;
  if (before[name] === hash) return;
  written++;
  if (rasters.length === 0) return write(`${name}.svg`, drawing);
  // The drawing is rendered once, at its largest, and scaled down from there.
  const largest = rasters.reduce((a, b) => (a.width > b.width ? a : b));
  const full = await render({ name, drawing }, largest);
  for (const { suffix, width, height, formats } of rasters) {
    for (const format of formats) {
      const image = sharp(full.data, { raw: full.info }).resize(width, height);
      await write(rasterPath(name, suffix, format), await encode(image, format));
    }
  }
}

type Format = Job['rasters'][number]['formats'][number];

function rasterPath(name: string, suffix: string, format: Format): string {
  return `${name.replace('-favicon-png', '-favicon')}${suffix}.${format}`;
}

function render(
  { name, drawing }: { name: string; drawing: string },
  size: { width: number; height: number },
) {
  const viewWidth = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1] ?? size.width);
  return sharp(Buffer.from(drawing), { density: (72 * size.width) / viewWidth })
    .resize(size.width, size.height, { fit: 'fill' })
    .modulate({ saturation: name.startsWith('brands/') ? 1 : 1.1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** `effort` instead of what the format is worth. */
function encode(image: Sharp, format: Format, effort?: number): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 58, effort: effort ?? 1 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 82, effort: effort ?? 3 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 9 }).toBuffer();
  }
}

async function write(path: string, content: string | Buffer): Promise<void> {
  const full = join(target, path);
  await mkdir(dirname(full), { recursive: true });
  // whole or not at all: a server may be serving them meanwhile
  await writeFile(`${full}.draft`, content);
  await rename(`${full}.draft`, full);
}

async function readManifest(): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(manifestPath, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** A drawing that is no longer made leaves no file behind (SVGs only; rasters of removed games go with the folder). */
async function removeStale(): Promise<void> {
  for (const name of Object.keys(before))
    if (!(name in after)) await rm(join(target, `${name}.svg`), { force: true });
}
