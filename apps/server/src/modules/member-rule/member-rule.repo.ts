import { sql as raw, type RawBuilder } from 'kysely';
import { readMinor } from '@halls/contract';
import { shapeOfFact, type MemberRule, type RuleCondition } from '@halls/contract/member-rule';
import type { SqlOrTransaction } from '#platform/database.ts';
import { factSql } from './facts.repo.ts';
import { conditionsOf, keyOf } from './judge-rule.ts';
import type { RuleMoment } from './rule-moment.ts';

/** What is true of a member, by `keyOf`; null for what is unknown. */
export type FactValues = ReadonlyMap<string, string | null>;

/** What is true of one member of all that a rule asks about. */
export async function readFacts(
  sql: SqlOrTransaction,
  rule: MemberRule,
  { memberId, at }: { readonly memberId: number; readonly at: RuleMoment },
): Promise<FactValues> {
  const asked = [...new Map(conditionsOf(rule).map((each) => [keyOf(each), each]))];
  if (asked.length === 0) return new Map();
  const columns = asked.map(([, each], place) => raw`${valueOf(each, at)}::text as ${raw.ref(`f${place}`)}`);
  const { rows } = await raw<Record<string, string | null>>`
    select ${raw.join(columns)} from app.member m
    where m.member_id = ${memberId} and m.site_id = ${at.siteId} and m.currency = ${at.currency}`.execute(
    sql,
  );
  return new Map(asked.map(([key], place) => [key, rows[0]?.[`f${place}`] ?? null]));
}

/** How many members of the site and currency a rule lets in, counted up to `most`. Who is disabled is nobody. */
export async function countAudience(
  sql: SqlOrTransaction,
  rule: MemberRule,
  { at, most }: { readonly at: RuleMoment; readonly most: number },
): Promise<number> {
  const { rows } = await raw<{ members: number }>`
    select count(*)::int as members from (
      select from app.member m
      where m.site_id = ${at.siteId} and m.currency = ${at.currency} and m.status = 'active' and ${ruleSql(rule, at)}
      limit ${most}) counted`.execute(sql);
  return rows[0]?.members ?? 0;
}

/** Whether a rule lets a member `m` in. */
function ruleSql({ match, conditions }: MemberRule, at: RuleMoment): RawBuilder<unknown> {
  const parts = conditions.map((each) =>
    'fact' in each ? conditionSql(each, at) : ruleSql({ ...each, conditions: each.conditions }, at),
  );
  if (parts.length === 0) return raw`true`;
  return raw`(${raw.join(parts, match === 'all' ? raw` and ` : raw` or `)})`;
}

function conditionSql(condition: RuleCondition, at: RuleMoment): RawBuilder<unknown> {
  const value = valueOf(condition, at);
  const { unit } = shapeOfFact(condition.fact);
  const isText = unit === 'text';
  const asked = condition.values.map((each) =>
    unit === 'money' ? String(readMinor(each, at.currency) ?? 0n) : each,
  );
  const list = isText ? raw`${asked}::text[]` : raw`${asked}::numeric[]`;
  const [first = '0', second = first] = asked;
  const compared = {
    eq: raw`${value} = any (${list})`,
    in: raw`${value} = any (${list})`,
    not_in: raw`${value} <> all (${list})`,
    gte: raw`${value} >= ${first}::numeric`,
    lte: raw`${value} <= ${first}::numeric`,
    between: raw`${value} between ${first}::numeric and ${second}::numeric`,
  } satisfies Record<RuleCondition['op'], RawBuilder<unknown>>;
  return raw`coalesce(${compared[condition.op]}, false)`;
}

/** A number, or a text. */
function valueOf(condition: RuleCondition, at: RuleMoment): RawBuilder<unknown> {
  const fact = factSql(condition, at);
  const { unit } = shapeOfFact(condition.fact);
  if (unit === 'text') return raw`(${fact})::text`;
  return unit === 'yes' ? raw`(${fact})::integer::numeric` : raw`(${fact})::numeric`;
}
