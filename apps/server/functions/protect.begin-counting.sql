-- Counts what a member has lost today from the ledger, which is how a limit that is set in the middle of a day counts all
-- of it. The balance is locked by the caller: nothing is added meanwhile.
create or replace function protect.begin_counting(p_member_id bigint)
returns void language plpgsql as $$
declare
  v_account_id bigint;
  v_day date := protect.day_of(p_member_id, clock_timestamp());
  v_began timestamptz;
begin
  select a.account_id, v_day::timestamp at time zone s.timezone into v_account_id, v_began
  from app.member m
  join app.site s on s.site_id = m.site_id
  join ledger.account a on a.member_id = m.member_id and a.kind = 'member_main' and a.currency = m.currency
  where m.member_id = p_member_id;
  delete from protect.loss_day d where d.member_id = p_member_id and d.day = v_day;
  insert into protect.loss_day (member_id, day, staked_minor, returned_minor, carried_minor)
  select p_member_id, v_day,
    coalesce(sum(case c.kind
      when 'seamless_bet' then -e.amount_minor
      when 'seamless_bet_win' then case when (e.amount_minor < 0) = (t.kind = c.kind) then -e.amount_minor else 0 end
      else 0 end), 0),
    coalesce(sum(case c.kind
      when 'seamless_win' then e.amount_minor
      when 'seamless_adjust' then e.amount_minor
      when 'seamless_bet_win' then case when (e.amount_minor < 0) = (t.kind = c.kind) then 0 else e.amount_minor end
      else 0 end), 0),
    greatest(0, coalesce(sum(case
      when t.kind in ('transfer_hold', 'transfer_release', 'transfer_receive') then -e.amount_minor else 0 end), 0))
  from ledger.entry e
  join ledger.transaction t using (transaction_id)
  -- what a rollback undoes counts for what that was, on its day
  left join ledger.transaction r on r.transaction_id = t.reference_id and t.kind = 'seamless_rollback'
  cross join lateral (
    select case when t.kind <> 'seamless_rollback' then t.kind when r.created_at >= v_began then r.kind end as kind) c
  where e.account_id = v_account_id and e.version > ledger.version_before(v_account_id, v_began);
end
$$;
revoke all on function protect.begin_counting from public;
