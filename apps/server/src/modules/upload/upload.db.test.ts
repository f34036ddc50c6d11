import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadModule } from '#modules/upload';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';

const uploadsDir = mkdtempSync(join(tmpdir(), 'halls-uploads-'));
let world: OfficeWorld;
let editor: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [uploadModule], settings: { uploadsDir } });
  editor = await world.seat('editor', ['editor']);
});
afterAll(async () => {
  await world.close();
  rmSync(uploadsDir, { recursive: true });
});

const upload = (file: Buffer, desk = editor, siteId = 1) =>
  desk.ask('/picture/upload', { site_id: siteId, called: 'a file.png', data: file.toString('base64') });
const get = (path: string) => world.app.http.inject({ url: path, headers: { host: 'site1.localhost' } });
const solid = (width: number, height: number, background = '#c04020') =>
  sharp({ create: { width, height, channels: 3, background } });

it('keeps what can be seen of a picture and nothing else, at an address for ever', async () => {
  const secret = 'taken at home by the operator';
  const file = await solid(80, 40)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
  expect(file.includes(secret)).toBe(true);
  const hidden = Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]);
  const { code, data } = await upload(hidden);
  expect([code, data.width, data.height, data.called]).toEqual([100, 80, 40, 'a file.png']);
  const served = await get(data.path);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 80, height: 40 });
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
  for (const left of [secret, '<script>']) expect(served.rawPayload.includes(left)).toBe(false);
  // the office shows it from its own origin
  expect((await world.app.office?.inject({ url: data.path }))?.rawPayload.equals(served.rawPayload)).toBe(
    true,
  );
});

it('goes by what it holds: twice the same is one file, and one line of the list', async () => {
  const file = await solid(10, 10, '#123456').png().toBuffer();
  const first = await upload(file);
  const files = readdirSync(uploadsDir).length;
  world.pass(1_000);
  expect((await upload(file)).data.path).toBe(first.data.path);
  expect(readdirSync(uploadsDir)).toHaveLength(files);
  const { data } = await editor.ask('/picture/list', { site_id: 1 });
  expect(data.list.filter(({ path }: { path: string }) => path === first.data.path)).toHaveLength(1);
  expect(data.list[0].path).toBe(first.data.path);
  expect((await editor.ask('/picture/list', { site_id: 2 })).data.list).toEqual([]);
});

it('makes what is large smaller, and turns what was held sideways', async () => {
  const large = await solid(5_120, 100).png().toBuffer();
  expect((await upload(large)).data).toMatchObject({ width: 2_560, height: 50 });
  const sideways = await solid(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await upload(sideways)).data).toMatchObject({ width: 30, height: 60 });
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
);
it.each([
  ['a drawing in SVG', () => svg],
  ['SVG behind an XML declaration', () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg])],
  ['a page', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
  ['a program', () => Buffer.from('\x7fELF\x02\x01\x01')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['nothing but the first bytes of a PNG', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a picture that was cut off', async () => (await solid(300, 300).png().toBuffer()).subarray(0, 200)],
  ['no picture at all', () => Buffer.from('hello')],
])('refuses %s, whatever it is called', async (_what, make) => {
  const before = readdirSync(uploadsDir).length;
  expect((await upload(await make())).code).toBe(101);
  expect(readdirSync(uploadsDir)).toHaveLength(before);
});

it('refuses more pixels than a machine wants to unpack', async () => {
  // forty-one million points, and hardly any bytes
  const bomb = await solid(10_250, 4_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect((await upload(bomb)).code).toBe(102);
});

it('is for editors of the site, and a long body is read for nobody who shows nothing', async () => {
  const file = await solid(4, 4).png().toBuffer();
  const elsewhere = await world.seat('elsewhere', [{ role: 'editor', siteIds: [2] }]);
  expect((await upload(file, elsewhere)).status).toBe(403);
  expect((await upload(file, await world.seat('support', ['support']))).status).toBe(403);
  expect((await world.ask('/picture/upload', { data: 'A'.repeat(1_000_000) })).status).toBe(401);
  const tooLong = { site_id: 1, called: '', data: 'A'.repeat(12 * 1024 * 1024) };
  expect((await editor.ask('/picture/upload', tooLong)).status).toBe(413);
});

it('has nothing at names that nobody was given', async () => {
  const names = ['x.webp', '..%2f..%2fpackage.json', `${'0'.repeat(40)}.webp`, `${'0'.repeat(40)}.png`];
  for (const name of names) expect([name, (await get(`/uploads/${name}`)).statusCode]).toEqual([name, 404]);
});
