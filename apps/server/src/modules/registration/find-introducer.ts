import type { SqlOrTransaction } from '#platform/database.ts';

export interface Introduction {
  /** An agent's id or account, from the link or its cookie. */
  readonly agent?: string | undefined;
  readonly recommendCode?: string | undefined;
  /** Typed by the visitor: an agent's account or a recommend code. */
  readonly introducer?: string | undefined;
}

export interface Introducers {
  readonly agentId: number | null;
  readonly recommenderId: number | null;
}

export type IntroducerCode = 106 | 107 | 108 | 109 | 112 | 219 | 222;
export type FoundIntroducer = { ok: true; introducers: Introducers } | { ok: false; code: IntroducerCode };

/** Who brought a visitor: the agent of the link, else the recommend code, else what was typed; or nobody. */
export async function findIntroducer(
  sql: SqlOrTransaction,
  siteId: number,
  given: Introduction,
): Promise<FoundIntroducer> {
  if (given.agent) return findAgent(sql, siteId, given.agent);
  if (given.recommendCode) return findRecommender(sql, siteId, given.recommendCode);
  if (given.introducer) return findTyped(sql, siteId, given.introducer);
  return { ok: true, introducers: { agentId: null, recommenderId: null } };
}

async function findAgent(sql: SqlOrTransaction, siteId: number, agent: string): Promise<FoundIntroducer> {
  const byId = /^[1-9]\d{0,14}$/.test(agent) ? await memberBy(sql, siteId, agent, 'id') : undefined;
  const row = byId ?? (await memberBy(sql, siteId, agent, 'account'));
  if (!row) return { ok: false, code: 219 };
  if (!row.is_agent) return { ok: false, code: 106 };
  if (!row.agent_active || row.status === 'disabled') return { ok: false, code: 108 };
  return { ok: true, introducers: { agentId: row.member_id, recommenderId: null } };
}

async function findRecommender(
  sql: SqlOrTransaction,
  siteId: number,
  code: string,
): Promise<FoundIntroducer> {
  const row = await memberBy(sql, siteId, code, 'code');
  if (!row) return { ok: false, code: 222 };
  if (row.status === 'disabled') return { ok: false, code: 109 };
  return { ok: true, introducers: { agentId: null, recommenderId: row.member_id } };
}

async function findTyped(sql: SqlOrTransaction, siteId: number, typed: string): Promise<FoundIntroducer> {
  const row = (await memberBy(sql, siteId, typed, 'code')) ?? (await memberBy(sql, siteId, typed, 'account'));
  if (!row) return { ok: false, code: 112 };
  if (row.status === 'disabled') return { ok: false, code: 107 };
  const isActiveAgent = row.is_agent && row.agent_active;
  return {
    ok: true,
    introducers: {
      agentId: isActiveAgent ? row.member_id : null,
      recommenderId: isActiveAgent ? null : row.member_id,
    },
  };
}

function memberBy(sql: SqlOrTransaction, siteId: number, text: string, by: 'id' | 'account' | 'code') {
  // NUL is in no code, and PostgreSQL refuses to compare with it
  const value = text.replaceAll('\0', '').trim();
  const query = sql
    .selectFrom('app.member')
    .select(['member_id', 'status', 'is_agent', 'agent_active'])
    .where('site_id', '=', siteId);
  if (by === 'id') return query.where('member_id', '=', Number(value)).executeTakeFirst();
  if (by === 'account') return query.where('member_account', '=', value.toLowerCase()).executeTakeFirst();
  return query.where('recommend_code', '=', value.toUpperCase()).executeTakeFirst();
}
