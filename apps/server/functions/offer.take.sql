-- Takes what a version gives one member from its campaign's budget: `taken` with the amount; of free rounds, their stakes.
-- `over`: the campaign was stopped, `budget` and `member_cap`: it would be more than it, or one member, may be given,
-- `blocked`: no bet is taken from the member, `too_small`: it would be nothing. The caller holds the member's balance, and
-- has seen to when the campaign runs.
create or replace function offer.take(
  p_version offer.version, p_member_id bigint, p_deposit_minor bigint, p_now timestamptz,
  out outcome text, out amount_minor bigint
) language plpgsql as $$
declare
  v_amount bigint := case
    when p_version.gives = 'free_rounds' then p_version.round_count * p_version.stake_minor
    when p_version.percent is not null
      then least(p_version.cap_minor, trunc(p_deposit_minor::numeric * p_version.percent / 100)::bigint)
    else p_version.amount_minor end;
begin
  if v_amount < 1 then
    outcome := 'too_small';
  elsif offer.is_blocked(p_member_id, p_now) then
    outcome := 'blocked';
  elsif v_amount + coalesce((
      select sum(c.granted_minor) from offer.claim c
      where c.member_id = p_member_id and c.campaign_id = p_version.campaign_id and c.state = 'given'), 0)
      > p_version.member_cap_minor then
    outcome := 'member_cap';
  else
    update offer.campaign c set used_minor = c.used_minor + v_amount
    where c.campaign_id = p_version.campaign_id and c.state <> 'stopped' and c.used_minor + v_amount <= c.budget_minor;
    if found then
      outcome := 'taken';
      amount_minor := v_amount;
    else
      select case when c.state = 'stopped' then 'over' else 'budget' end into outcome
      from offer.campaign c where c.campaign_id = p_version.campaign_id;
    end if;
  end if;
end
$$;
revoke all on function offer.take from public;
