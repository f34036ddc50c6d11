import { root } from '../run-command.ts';
import { canary, gateway, server, studio, type WalledHouse } from './houses.ts';
import { judgeHouse, type Verdict } from './judge-house.ts';
import { judgeOwnersTable } from './owners-table.ts';
import { readHouse } from './read-house.ts';

/** What the canary breaks, as rule and file. One that stays silent here looks at nothing elsewhere either. */
const canaryBreaches = [
  'sql-in-repos modules/shop/sell.ts:6',
  'sql-in-repos modules/shop/sell.ts:8',
  'sql-in-repos modules/shop/sell-raw.ts:1',
  'sql-in-repos modules/shop/sell-raw.ts:5',
  'sql-in-repos modules/shop/sold-out.ts speaks no SQL; take it off the list',
  'written-by-its-owner modules/shop/shop.repo.ts:8',
  'written-by-its-owner modules/shop/shop.repo.ts:13',
  'written-by-its-owner tools/boundaries-canary/sql-wall/functions/app.forget-item.sql:4',
  "written-by-its-owner no function of the shop's writes app.shelf; take it off the list",
  'read-by-its-owner modules/shop/shop.repo.ts:19',
  'read-by-its-owner modules/shop/shop.repo.ts:33',
  'read-by-its-owner shop reads app.shelf no more; take it off the list',
  'columns-by-name modules/shop/shop.repo.ts:26',
  'lists-have-an-end modules/shop/shop.repo.ts:26',
  'lists-have-an-end modules/shop/shop.repo.ts:32',
  "tables-have-one-owner app.forgotten is declared in no module's tables",
  'tables-have-one-owner app.shelf is declared by two modules',
];

/** Reports SQL that stands outside of repos, tables that strangers write or read, and a checker gone blind. */
export function checkSqlWall(): Promise<string> {
  const findings = [server, studio, gateway].flatMap((house) => {
    const { breaches, counts } = judge(house);
    console.log(
      `        ${house.name}: ${counts.inside} statements in repos, ${counts.outside} outside; ` +
        `${counts.tables} tables, ${counts.writtenByStrangers} written by strangers; ${counts.crossReads} reads across modules`,
    );
    return breaches.map(({ rule, path, line, text }) =>
      path ? `${placeOf(house, path)}:${line}: ${text} (${rule})` : `${house.name}: ${text} (${rule})`,
    );
  });
  return Promise.resolve([...judgeCanary(), ...findings, ...judgeOwnersTable()].join('\n'));
}

/** Functions of the database do not stand among the sources. */
function placeOf({ sources }: WalledHouse, path: string): string {
  return path.endsWith('.sql') ? path : `${sources}/${path}`;
}

function judge(house: WalledHouse): Verdict {
  return judgeHouse(readHouse(root, house), house);
}

function judgeCanary(): string[] {
  const reported = judge(canary).breaches.map(
    ({ rule, path, line, text }) => `${rule} ${path ? `${path}:${line}` : text}`,
  );
  return [
    ...canaryBreaches
      .filter((expected) => !reported.includes(expected))
      .map((expected) => `the canary in ${canary.sources} breaks "${expected}" and that was not reported`),
    ...reported
      .filter((line) => !canaryBreaches.includes(line))
      .map((line) => `the canary in ${canary.sources} does not break "${line}" and that was reported`),
  ];
}
