import pg from 'pg';

/** How much of a stake the cash covers: all of it, or nothing. */
export type PaidBy = 'cash' | 'bonus';

/** Gives each of the load members a grant that no run completes, for the game that the load is of. */
export async function giveBonuses(databaseUrl: string, paidBy: PaidBy): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    await owner.query(`
      insert into app.provider (site_id, gp_id, gt_id, name, has_demo) values (1, 'GPTS', 2, 'Bench', false);
      insert into app.game (site_id, gp_id, gt_id, game_code, name) values (1, 'GPTS', 2, 'bench', '{}');
      select promo.give_grant(jsonb_build_object('site_id', 1, 'member_id', m.member_id, 'currency', m.currency,
        'granted_minor', 1000000000, 'gt_id', 2, 'required_minor', 10000000000, 'max_stake_minor', 1000000,
        'source_type', 'bench', 'source_id', m.member_id, 'expires_at', now() + interval '1 day'), now())
      from app.member m where m.site_id = 1 and m.member_account like 'load%' order by m.member_id`);
    if (paidBy === 'bonus') await owner.query(spendCash);
  } finally {
    await owner.end();
  }
}

const spendCash = `
  select ledger.post('bench', 'spent:' || a.account_id, '\\x00', 'deposit', array[
    row(a.account_id, -b.balance_minor),
    row(ledger.open_account(1, 'house_deposit', null, null, a.currency), b.balance_minor)]::ledger.leg[])
  from app.member m
  join ledger.account a on a.member_id = m.member_id and a.kind = 'member_main'
  join ledger.balance b using (account_id)
  where m.site_id = 1 and m.member_account like 'load%' and b.balance_minor > 0 order by a.account_id`;
