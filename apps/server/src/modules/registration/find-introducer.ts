import { canIntroduce, findMember } from '#modules/member';
import type { SqlOrTransaction } from '#platform/database.ts';
import { isCodeStopped } from './registration.repo.ts';

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

export type IntroducerCode = 106 | 107 | 108 | 109 | 110 | 112 | 219 | 222 | 228;
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

/** Whether the agent, else the code, brings visitors; asked by anybody, it tells nothing else of whoever has the name. */
export async function isIntroducer(
  sql: SqlOrTransaction,
  siteId: number,
  given: Pick<Introduction, 'agent' | 'recommendCode'>,
): Promise<boolean> {
  if (given.agent) return canIntroduce(sql, siteId, { agent: keyText(given.agent) });
  const recommendCode = keyText(given.recommendCode ?? '').toUpperCase();
  if (recommendCode === '' || (await isCodeStopped(sql, siteId, recommendCode))) return false;
  return canIntroduce(sql, siteId, { recommendCode });
}

async function findAgent(sql: SqlOrTransaction, siteId: number, typed: string): Promise<FoundIntroducer> {
  const text = keyText(typed);
  const byId = /^[1-9]\d{0,14}$/.test(typed) ? await findMember(sql, siteId, { id: Number(text) }) : null;
  const agent = byId ?? (await findMember(sql, siteId, { account: text.toLowerCase() }));
  if (!agent) return { ok: false, code: 219 };
  if (!agent.isAgent) return { ok: false, code: 106 };
  if (!agent.isAgentActive || agent.isDisabled) return { ok: false, code: 108 };
  return { ok: true, introducers: { agentId: agent.memberId, recommenderId: null } };
}

async function findRecommender(
  sql: SqlOrTransaction,
  siteId: number,
  code: string,
): Promise<FoundIntroducer> {
  const recommendCode = keyText(code).toUpperCase();
  const member = await findMember(sql, siteId, { recommendCode });
  if (!member) return { ok: false, code: 222 };
  if (await isCodeStopped(sql, siteId, recommendCode)) return { ok: false, code: 110 };
  if (member.isDisabled) return { ok: false, code: 109 };
  return { ok: true, introducers: { agentId: null, recommenderId: member.memberId } };
}

async function findTyped(sql: SqlOrTransaction, siteId: number, typed: string): Promise<FoundIntroducer> {
  const text = keyText(typed);
  if (!isNameOrCode.test(text)) return { ok: false, code: 228 };
  const recommended = await findMember(sql, siteId, { recommendCode: text.toUpperCase() });
  if (recommended && (await isCodeStopped(sql, siteId, text.toUpperCase()))) return { ok: false, code: 110 };
  const member = recommended ?? (await findMember(sql, siteId, { account: text.toLowerCase() }));
  if (!member) return { ok: false, code: 112 };
  if (member.isDisabled) return { ok: false, code: 107 };
  const isActiveAgent = member.isAgent && member.isAgentActive;
  return {
    ok: true,
    introducers: {
      agentId: isActiveAgent ? member.memberId : null,
      recommenderId: isActiveAgent ? null : member.memberId,
    },
  };
}

/** What an account or a recommend code can look like; anything else was typed into the wrong field. */
const isNameOrCode = /^[\w-]{1,64}$/;

/** NUL is in no account and no code, and PostgreSQL refuses to compare with it. */
function keyText(typed: string): string {
  return typed.replaceAll('\0', '').trim();
}
