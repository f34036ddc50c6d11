-- Many plays at once: of each a stake from a member's main or bonus account to the house's, a payout the other way, or
-- both (null for what it has not), and of a stake a part that the house's account gives to a jackpot (p_feeds says
-- whether any does). All plays of a member are on one account. Answers as ledger.post would, one after another, each in
-- its place, and of a bonus account with what that one holds then. A play without a member's account, or
-- of a member of whose plays one is not covered, is left out and has null instead. The balances are locked by the
-- caller, who has also seen to it that the keys are free; one that is taken all the same raises, and nothing is written.
--
-- One statement, and one array of rows in and out: to begin a statement or to take an array apart costs more than a
-- play does. Every table is reached by its index: the caller turns off what reads whole ones, since a plan made while
-- the tables are small has to serve when they are large.
create or replace function ledger.post_plays(p_plays ledger.play[], p_feeds boolean)
returns ledger.post_result[] language plpgsql as $$
declare
  -- The transaction's number, which ledger.roll_up_house() relies on, is made before its ids.
  v_number xid8 := pg_current_xact_id();
  v_results ledger.post_result[];
  v_has_bonus boolean;
begin
  with play as materialized (
    select p.n, p.scope, p.key, p.request_hash, p.kind, p.note, p.member_account, p.house_account, p.stake_minor,
      p.payout_minor, m.member_id, m.currency, m.scale, m.kind = 'member_bonus' as is_of_bonus,
      m.version + sum(num_nonnulls(p.stake_minor, p.payout_minor)) over so_far as version,
      m.balance_minor + sum(coalesce(p.payout_minor, 0) - coalesce(p.stake_minor, 0)) over so_far as after_minor,
      lead(p.n) over so_far is null as is_last
    from unnest(p_plays) with ordinality
      as p (scope, key, request_hash, kind, note, member_account, house_account, stake_minor, payout_minor,
            pot_account, reserve_account, pot_minor, reserve_minor, n)
    left join lateral (
      select a.member_id, a.currency, a.kind, c.scale, b.balance_minor, b.version
      from ledger.account a
      join ledger.balance b on b.account_id = a.account_id
      join ledger.account h on h.account_id = p.house_account and not h.is_member
      join app.currency c on c.currency = a.currency
      where a.account_id = p.member_account and a.kind in ('member_main', 'member_bonus') and h.site_id = a.site_id
        and h.currency = a.currency
      limit 1) m on true
    window so_far as (partition by p.member_account order by p.n)
  ), posted as materialized (
    select l.*, case when l.is_covered then nextval('ledger.transaction_transaction_id_seq') end as transaction_id
    from (
      select p.*, bool_and(p.after_minor >= coalesce(p.payout_minor, 0) and p.after_minor >= 0)
        over (partition by p.member_account) as is_covered
      from play p
    ) l order by l.n
  ), stored as (
    insert into ledger.transaction (transaction_id, scope, key, request_hash, kind, note)
      overriding system value
    select p.transaction_id, p.scope, p.key, p.request_hash, p.kind, p.note
    from posted p where p.transaction_id is not null
  ), entries as (
    insert into ledger.entry (transaction_id, leg, account_id, amount_minor, balance_after_minor, version)
    select p.transaction_id, 1, p.member_account, -p.stake_minor, p.after_minor - coalesce(p.payout_minor, 0),
      p.version - (p.payout_minor is not null)::int
    from posted p where p.transaction_id is not null and p.stake_minor is not null
    union all
    select p.transaction_id, 2, p.house_account, p.stake_minor, null, null
    from posted p where p.transaction_id is not null and p.stake_minor is not null
    union all
    select p.transaction_id, case when p.stake_minor is null then 1 else 3 end, p.member_account, p.payout_minor,
      p.after_minor, p.version
    from posted p where p.transaction_id is not null and p.payout_minor is not null
    union all
    select p.transaction_id, case when p.stake_minor is null then 2 else 4 end, p.house_account, -p.payout_minor, null,
      null
    from posted p where p.transaction_id is not null and p.payout_minor is not null
  ), balances as (
    update ledger.balance b set balance_minor = p.after_minor, version = p.version
    from posted p where p.transaction_id is not null and p.is_last and b.account_id = p.member_account
  ), events as (
    insert into app.outbox (channel, event, payload)
    select 'private-member.' || p.member_id, 'member.cash', jsonb_build_object(
      'cash', case p.scale when 0 then p.after_minor::text else app.format_minor(p.after_minor::bigint, p.currency) end,
      'currency', p.currency)
    from posted p
    where p.transaction_id is not null and coalesce(p.payout_minor, 0) <> coalesce(p.stake_minor, 0)
      and not p.is_of_bonus
  )
  select array_agg(case when p.transaction_id is not null then
    ('posted', p.transaction_id, p.after_minor)::ledger.post_result end order by p.n), bool_or(p.is_of_bonus)
  into v_results, v_has_bonus from posted p;

  -- the cash, which did not change
  if v_has_bonus then
    insert into app.outbox (channel, event, payload)
    select 'private-member.' || m.member_id, 'member.cash',
      jsonb_build_object('cash', app.format_minor(m.balance_minor, m.currency), 'currency', m.currency)
    from rows from (unnest(p_plays), unnest(v_results)) with ordinality
      as p (scope, key, request_hash, kind, note, member_account, house_account, stake_minor, payout_minor,
            pot_account, reserve_account, pot_minor, reserve_minor, outcome, transaction_id, balance_after_minor, n)
    cross join lateral (
      select a.member_id, a.currency, l.balance_minor
      from ledger.account b
      join ledger.account a on a.member_id = b.member_id and a.kind = 'member_main' and a.currency = b.currency
      join ledger.balance l on l.account_id = a.account_id
      where b.account_id = p.member_account and b.kind = 'member_bonus' limit 1) m
    where p.transaction_id is not null and coalesce(p.payout_minor, 0) <> coalesce(p.stake_minor, 0)
    order by p.n;
  end if;

  if p_feeds then
    insert into ledger.entry (transaction_id, leg, account_id, amount_minor)
    select p.transaction_id, 2 * num_nonnulls(p.stake_minor, p.payout_minor) + side.leg,
      case side.leg when 1 then p.house_account when 2 then p.pot_account else p.reserve_account end,
      case side.leg when 1 then -p.pot_minor - p.reserve_minor when 2 then p.pot_minor else p.reserve_minor end
    from rows from (unnest(p_plays), unnest(v_results))
      as p (scope, key, request_hash, kind, note, member_account, house_account, stake_minor, payout_minor,
            pot_account, reserve_account, pot_minor, reserve_minor, outcome, transaction_id, balance_after_minor)
    cross join generate_series(1, 3) as side (leg)
    where p.pot_account is not null and p.transaction_id is not null;
  end if;
  return v_results;
end
$$;
revoke all on function ledger.post_plays from public;
