import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';
import type { Settlement } from './calculate.rules.ts';

/** Puts what came of a period in the place of what came of it before. */
export async function writeSettlement(
  transaction: SqlTransaction,
  periodId: number,
  {
    settlement: { statements, lines, carries },
    inputHash,
    outputHash,
    now,
  }: {
    readonly settlement: Settlement;
    readonly inputHash: Buffer;
    readonly outputHash: Buffer;
    readonly now: Date;
  },
): Promise<void> {
  await transaction.deleteFrom('agency.statement').where('period_id', '=', periodId).execute();
  await transaction.deleteFrom('agency.carry').where('period_id', '=', periodId).execute();
  const json = (rows: readonly object[]) =>
    JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  await raw`
    insert into agency.statement (period_id, agent_id, currency, amount_minor, state, held_for)
    select ${periodId}, s."agentId", s.currency, s."amountMinor", case when cardinality(s."heldFor") > 0 then 'held'
      else 'due' end, s."heldFor"
    from jsonb_to_recordset(${json(statements)}::jsonb)
      s ("agentId" bigint, currency text, "amountMinor" bigint, "heldFor" text[])`.execute(transaction);
  await raw`
    insert into agency.commission_line (period_id, agent_id, seq, kind, pool, source_agent_id, member_id, base_minor,
      rate_bp, amount_minor, terms)
    select ${periodId}, l."agentId", row_number() over (partition by l."agentId" order by l.n), l.kind, l.pool,
      l."sourceAgentId", l."memberId", l."baseMinor", l."rateBp", l."amountMinor", l.terms
    from rows from (jsonb_to_recordset(${json(lines)}::jsonb) as ("agentId" bigint, kind text, pool text,
      "sourceAgentId" bigint, "memberId" bigint, "baseMinor" bigint, "rateBp" int, "amountMinor" bigint, terms jsonb))
      with ordinality l ("agentId", kind, pool, "sourceAgentId", "memberId", "baseMinor", "rateBp", "amountMinor", terms,
        n)`.execute(transaction);
  await raw`
    insert into agency.carry (period_id, agent_id, pool, parts)
    select ${periodId}, c."agentId", c.pool, c.parts
    from jsonb_to_recordset(${json(carries)}::jsonb) c ("agentId" bigint, pool text, parts jsonb)`.execute(
    transaction,
  );
  await raw`update agency.period set state = 'calculated', calculations = calculations + 1, changed_at = ${now},
    input_hash = ${inputHash}, output_hash = ${outputHash} where period_id = ${periodId}`.execute(
    transaction,
  );
}
