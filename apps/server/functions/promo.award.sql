-- Gives cash that is to be played before it is paid out, in the caller's transaction, and answers the award. The same
-- source again answers the same award and books nothing. Null, and nothing is given: no bet is taken from the member (they
-- are disabled or frozen). Raises where the source stands for another award, where the member has no wallet of the site in
-- the currency, and where the amount is not above zero.
create or replace function promo.award(
  p_site_id integer, p_member_id bigint, p_currency text, p_amount_minor bigint, p_turnover_percent integer,
  p_source_type text, p_source_id text, p_now timestamptz
) returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_main_account_id bigint;
  v_award promo.award;
  v_key text := format('award:%s:%s', p_source_type, p_source_id);
  v_outcome text;
begin
  perform 1 from app.member m
  where m.member_id = p_member_id and m.site_id = p_site_id and m.currency = p_currency;
  if not found then
    raise exception 'member % has no wallet in % on site %', p_member_id, p_currency, p_site_id;
  end if;
  v_main_account_id := ledger.open_account(p_site_id, 'member_main', p_member_id, null, p_currency);
  -- the balance first, as everywhere: of equal awards at once the second sees the first
  perform 1 from ledger.balance b where b.account_id = v_main_account_id for no key update;
  select * into v_award from promo.award a where a.source_type = p_source_type and a.source_id = p_source_id;
  if found then
    if (v_award.site_id, v_award.member_id, v_award.currency, v_award.amount_minor, v_award.turnover_percent)
      is distinct from (p_site_id, p_member_id, p_currency, p_amount_minor, p_turnover_percent)
    then
      raise exception '% stands for award %, which is another', v_key, v_award.award_id;
    end if;
    return v_award.award_id;
  end if;
  if exists (select from protect.guard g where g.member_id = p_member_id and g.bet_blocked_until > p_now) then
    return null;
  end if;

  insert into promo.award
    (site_id, member_id, currency, amount_minor, turnover_percent, source_type, source_id, awarded_at)
  values (p_site_id, p_member_id, p_currency, p_amount_minor, p_turnover_percent, p_source_type, p_source_id, p_now)
  returning * into v_award;
  v_outcome := (ledger.post('promo', v_key,
    sha256(convert_to(format('%s:%s:%s', p_member_id, p_currency, p_amount_minor), 'UTF8')), 'award_' || p_source_type,
    array[(ledger.open_account(p_site_id, 'house_bonus', null, null, p_currency), -p_amount_minor)::ledger.leg,
          (v_main_account_id, p_amount_minor)::ledger.leg],
    null, jsonb_build_object('award', v_award.award_id))).outcome;
  if v_outcome <> 'posted' then
    raise exception 'award % is given and its money %', v_award.award_id, v_outcome;
  end if;
  return v_award.award_id;
end
$$;
revoke all on function promo.award from public;
grant execute on function promo.award to platform_app;
