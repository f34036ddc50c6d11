-- Keeps what a posted play had to do with a grant, counts it, and settles the grant where that is due. What a grant that
-- has settled still wins or gets back is moved on at once. The caller holds the balance.
create or replace function promo.note_play(p_play promo.contribution)
returns void language plpgsql as $$
declare
  v_grant promo.grant;
  v_now timestamptz := clock_timestamp();
  v_bonus_minor bigint := p_play.bonus_payout_minor - p_play.bonus_stake_minor;
begin
  if v_bonus_minor > 0 then
    update promo.grant g set state = 'active', settled_at = null
    where g.grant_id = p_play.grant_id and g.state = 'spent' and g.expires_at > v_now and not exists (
      select from promo.grant o where o.member_id = g.member_id and o.currency = g.currency
        and o.state in ('active', 'settling'));
  end if;
  select * into v_grant from promo.grant g where g.grant_id = p_play.grant_id;
  p_play.is_late := v_grant.settled_at is not null;
  if p_play.is_late then
    p_play.counted_minor := 0;
    -- what is taken back of it was moved here before (promo.fund_rollback)
    if v_bonus_minor > 0 then
      perform promo.move_on(v_grant, p_play.transaction_id, v_bonus_minor);
    end if;
  end if;
  if p_play.bonus_stake_minor <> 0 or p_play.bonus_payout_minor <> 0 then
    perform seamless.note_bonus(p_play.gp_id, p_play.member_id, p_play.round_id, p_play.bonus_stake_minor,
      p_play.bonus_payout_minor);
  end if;
  insert into promo.contribution select (p_play).*;
  update promo.grant g set wagered_minor = g.wagered_minor + p_play.counted_minor
  where g.grant_id = p_play.grant_id and p_play.counted_minor <> 0;
  if p_play.is_late then
    perform promo.keep_guard(p_play.member_id);
  else
    perform protect.keep_bonus(p_play.member_id, true);
    perform promo.settle(p_play.grant_id, v_now);
  end if;
end
$$;
revoke all on function promo.note_play from public;
