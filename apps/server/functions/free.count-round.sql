-- Counts a round that a provider says an award has paid for, once for its transaction; the last one ends the award. No money
-- of the round moves. What was counted is answered with OK however often it comes, whatever has become of the award.
create or replace function free.count_round(p_round jsonb, p_now timestamptz)
returns table (status text, is_replayed boolean, cash_minor bigint, bonus_minor bigint, currency text)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_gp_id text := p_round ->> 'gp_id';
  v_transaction_id text := p_round ->> 'transaction_id';
  v_hash bytea := sha256(convert_to(p_round ->> 'content', 'UTF8'));
  v_win_minor bigint := (p_round ->> 'win_minor')::bigint;
  v_known free.round;
  v_is_blocked boolean;
  a free.award;
begin
  select * into a from free.award f
  where f.award_id = (p_round ->> 'award_id')::bigint and f.gp_id = v_gp_id
    and f.member_id::text = p_round ->> 'member_ref' for no key update;
  select * into v_known from free.round r where r.gp_id = v_gp_id and r.transaction_id = v_transaction_id;
  select coalesce(g.bet_blocked_until > p_now, false) into v_is_blocked from protect.guard g where g.member_id = a.member_id;
  is_replayed := v_known.transaction_id is not null and v_known.content_hash = v_hash;
  status := case
    when is_replayed then 'OK'
    when v_known.transaction_id is not null then 'DUPLICATE_TRANSACTION'
    when a.award_id is null then 'TRANSACTION_DOES_NOT_EXIST'
    when a.currency <> p_round ->> 'currency' then 'WRONG_CURRENCY'
    when a.game_code <> p_round ->> 'game_code' then 'INVALID_GAME'
    when a.ended_at is not null or a.used_count = a.round_count then 'TRANSACTION_DOES_NOT_EXIST'
    when a.stake_minor <> (p_round ->> 'stake_minor')::bigint or exists (
      select from free.round r where r.award_id = a.award_id and r.round_id = p_round ->> 'round_id') then 'LIMIT_REACHED'
    when v_is_blocked then 'MEMBER_DISABLED'
    when seamless.is_stopped(v_gp_id, a.game_code) then 'LIMIT_REACHED'
    else 'OK'
  end;
  if status = 'OK' and not is_replayed then
    insert into free.round (gp_id, transaction_id, award_id, round_id, win_minor, content_hash, counted_at)
    values (v_gp_id, v_transaction_id, a.award_id, p_round ->> 'round_id', v_win_minor, v_hash, p_now);
    update free.award f
    set used_count = f.used_count + 1, won_minor = f.won_minor + v_win_minor, state = 'active', asked_count = 0,
      -- whoever tells of a round has the award
      next_step_at = case when f.is_cancelling then f.next_step_at else f.expires_at end
    where f.award_id = a.award_id;
    if a.used_count + 1 = a.round_count then
      perform free.end_award(a.award_id, 'spent', p_now);
    end if;
    perform free.tell(a.award_id);
  end if;
  cash_minor := ledger.balance_of(ledger.find_account(a.site_id, 'member_main', a.member_id, null, a.currency, null));
  bonus_minor := promo.bonus_of(a.member_id, a.currency);
  currency := a.currency;
  return next;
end
$$;
revoke all on function free.count_round from public;
grant execute on function free.count_round to platform_app;
