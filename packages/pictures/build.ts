import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateNames } from '@halls/contract/template';
import { houseGames, houseProviders } from '@halls/house-games';
import sharp from 'sharp';
import {
  brandLogoSvg,
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
} from './src/index.ts';

/**
 * Writes all pictures of the site to `apps/web/dist/pictures` (or the folder given). What has not changed since
 * the last run is left alone; `manifest.json` beside the pictures keeps the hash of every drawing.
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

const target =
  process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../../apps/web/dist/pictures');
const startedAt = performance.now();
const manifestPath = join(target, 'manifest.json');
const before = await readManifest();
/** How drawings become files: a change of it makes every raster again. */
const recipe = await readFile(fileURLToPath(import.meta.url));
const after: Record<string, string> = {};
let written = 0;

const queue = jobs();
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
await removeStale();
await writeFile(manifestPath, JSON.stringify(after));
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
      svg(`brands/${template}`, () => brandLogoSvg(template)),
      svg(`brands/${template}-pattern`, () => patternSvg(template)),
      svg(`brands/${template}-favicon`, () => brandLogoSvg(template, 'favicon')),
      {
        name: `brands/${template}-favicon-png`,
        draw: () => brandLogoSvg(template, 'favicon'),
        rasters: [32, 180, 192, 512].map((size) => ({
          suffix: `/${size}`,
          width: size,
          height: size,
          formats: ['png'] as const,
        })),
      },
      ...spots.map((spot) => svg(`spots/${template}-${spot}`, () => spotSvg(spot, template))),
    ]),
  ];
}

async function worker(): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) await run(job);
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
  const viewWidth = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1] ?? largest.width);
  const full = await sharp(Buffer.from(drawing), { density: (72 * largest.width) / viewWidth })
    .resize(largest.width, largest.height, { fit: 'fill' })
    .modulate({ saturation: name.startsWith('brands/') ? 1 : 1.1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { suffix, width, height, formats } of rasters) {
    for (const format of formats) {
      const image = sharp(full.data, { raw: full.info }).resize(width, height);
      const encoded =
        format === 'avif'
          ? image.avif({ quality: 58, effort: 1 })
          : format === 'webp'
            ? image.webp({ quality: 82, effort: 3 })
            : image.png({ compressionLevel: 9 });
      await write(`${name.replace('-favicon-png', '-favicon')}${suffix}.${format}`, await encoded.toBuffer());
    }
  }
}

async function write(path: string, content: string | Buffer): Promise<void> {
  const full = join(target, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, content);
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
