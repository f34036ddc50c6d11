import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportModule } from '#modules/export';
import { memberModule } from '#modules/member';
import type { Desk } from '../office-world.ts';
import { createReportWorld, type ReportWorld } from './report-world.ts';

let world: ReportWorld;
let auditor: Desk;
let compliance: Desk;
const dayMs = 24 * 60 * 60_000;
const figures = {
  list: 'figures',
  asked: { by: 'day', from: '2026-05-01', to: '2026-05-31', site_id: 1 },
} as const;

beforeAll(async () => {
  world = await createReportWorld([exportModule]);
  const anna = await world.addMember('anna', 1, 'USD');
  await world.addMember('-2+3', 1, 'USD');
  await world.addMember('abroad', 2, 'USD');
  const { personal } = world.app.faceOf(memberModule);
  await world.app.platform.sql
    .transaction()
    .execute((transaction) =>
      personal.write(transaction, anna, { member_name: '=HYPERLINK("x")', member_phone: '+84123456789' }),
    );
  await world.tell('a', anna, 'GPSL koi', { stake: 10_00, payout: 35_50, at: '2026-05-10T12:00:00Z' });
  await world.count();
});
afterAll(() => world.close());

let people = 0;
beforeEach(async () => {
  people += 1;
  auditor = await world.seat(`auditor${people}`, ['auditor']);
  compliance = await world.seat(`compliance${people}`, ['compliance']);
});

const write = () => world.app.faceOf(exportModule).writeWaiting();
const ask = (desk: Desk, of: object, format = 'csv') =>
  desk.ask('/export/ask', { of, format, reason: 'the quarter' });
const read = (desk: Desk, id: number) => desk.ask('/export/read', { export_id: id });
const members = (more: object = {}) => ({ list: 'members', asked: { site_id: 1, ...more } });

/** The file of what was asked for, as text, without the mark that begins it. */
async function fileOf(desk: Desk, of: object): Promise<string[]> {
  const { data } = await ask(desk, of);
  await write();
  const answer = await read(desk, data.export_id);
  expect(answer.code).toBe(100);
  const text = Buffer.from(answer.data.content, 'base64').toString('utf8');
  return text.replace('\ufeff', '').split('\r\n').filter(Boolean);
}

describe('a file', () => {
  it('says who had it written and when, and has figures as figures', async () => {
    expect(await fileOf(auditor, figures)).toEqual([
      `Exported by ${auditor.account} at ${world.now().toISOString()}`,
      'day,name,currency,rounds,members,turnover,valid_turnover,payout,ggr,late_ggr',
      '2026-05-10,,USD,1,1,10.00,10.00,35.50,-25.50,0.00',
    ]);
  });

  it('covers who people are, and what would be a formula', async () => {
    const covered = await fileOf(auditor, members());
    expect(
      covered.slice(2).map((line) => line.split(',').filter((_, place) => [1, 7, 8, 9].includes(place))),
    ).toEqual([
      ["'-2+3", '', '', ''],
      ['anna', '***', '', '***'],
    ]);
    const clear = await fileOf(compliance, members({ query: 'anna', in_clear: 1 }));
    expect(clear[2]).toContain(`"'=HYPERLINK(""x"")",,'+84123456789`);
  });

  it('is a workbook where one is asked for, whose texts are texts', async () => {
    const { data } = await ask(compliance, members({ in_clear: 1 }), 'xlsx');
    await write();
    const { data: file } = await read(compliance, data.export_id);
    const bytes = Buffer.from(file.content, 'base64');
    const sheet = unpack(bytes, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t>');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain(`&amp;LExported by ${compliance.account} at`);
    expect(unpack(bytes, 'xl/workbook.xml')).toContain('<sheet name="Export"');
    expect(file.file_name).toBe(`members-${data.export_id}.xlsx`);
  });
});

describe('who asks for one', () => {
  it('needs what the list itself needs, in its site, when it is asked for and when it is read', async () => {
    expect((await ask(auditor, members({ in_clear: 1 }))).code).toBe(101);
    const north = await world.seat(`north${people}`, [{ role: 'auditor', siteIds: [2] }]);
    expect((await ask(north, members())).code).toBe(101);
    expect((await ask(north, figures)).code).toBe(101);

    const { data } = await ask(compliance, members({ in_clear: 1 }));
    await write();
    const { data: late } = await ask(compliance, members({ in_clear: 1 }));
    await world.test.pool.query(
      `update app.operator_assignment set role = 'auditor' where operator_id = $1`,
      [compliance.operatorId],
    );
    expect((await read(compliance, data.export_id)).code).toBe(101);
    await write();
    const { data: list } = await compliance.ask('/export/list', {});
    expect(list.list.map((one: { export_id: number; state: string }) => [one.export_id, one.state])).toEqual([
      [late.export_id, 'failed'],
      [data.export_id, 'ready'],
    ]);
  });

  it('is alone with it, for a day, and each reading is in the log', async () => {
    const { data } = await ask(auditor, figures);
    expect((await read(auditor, data.export_id)).code).toBe(103);
    await write();
    expect((await read(compliance, data.export_id)).status).toBe(404);
    expect((await compliance.ask('/export/list', {})).data.list).toEqual([]);
    await read(auditor, data.export_id);
    await read(auditor, data.export_id);
    const { data: log } = await auditor.ask('/log/list', { target: `export/${data.export_id}` });
    expect(log.list.map(({ action }: { action: string }) => action)).toEqual([
      ...['export.read', 'export.read', 'export.asked'],
    ]);
    await world.test.pool.query(
      `update app.export set expires_at = $2::timestamptz - interval '1 day' where export_id = $1`,
      [data.export_id, new Date(world.now().getTime() + dayMs)],
    );
    expect((await read(auditor, data.export_id)).code).toBe(103);
  });

  it('has five waiting at most, however many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(auditor, figures)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      ...[100, 100, 100, 100, 100, 102, 102, 102],
    ]);
    await write();
  });

  it('does not leave in the log whom they looked for', async () => {
    const { data } = await ask(auditor, members({ query: '203.0.113.7' }));
    const { data: log } = await auditor.ask('/log/list', { target: `export/${data.export_id}` });
    expect(JSON.stringify(log)).not.toContain('203.0.113.7');
    expect(log.list[0].after).toMatchObject({ list: 'members', searched: true });
    await write();
  });
});

/** A file of a ZIP, by its central directory. */
function unpack(zip: Buffer, name: string): string {
  for (let at = zip.readUInt32LE(zip.length - 6); zip.readUInt32LE(at) === 0x02014b50;) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    if (zip.subarray(at + 46, at + 46 + nameLength).toString() === name) {
      const local = zip.readUInt32LE(at + 42);
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      return inflateRawSync(zip.subarray(start, start + packed)).toString('utf8');
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`the ZIP has no ${name}`);
}
