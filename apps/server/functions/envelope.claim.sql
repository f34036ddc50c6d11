-- Gives a member the next share of an envelope, once, with the money. Answers `claimed` with the share, `already` with the
-- share that they have, or why not: `ended` (or there is none such), `not_open`, `not_for_them`.
create or replace function envelope.claim(
  p_envelope_id bigint, p_member_id bigint, p_now timestamptz, out outcome text, out amount_minor bigint
) language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_envelope app.red_envelope;
  v_member app.member;
  v_award_id bigint;
begin
  select * into v_member from app.member m where m.member_id = p_member_id;
  -- one claimant after the other: whoever waits sees what the one before has taken
  select * into v_envelope from app.red_envelope e
  where e.envelope_id = p_envelope_id and e.site_id = v_member.site_id and e.currency = v_member.currency
  for no key update;
  if v_envelope.announced_at is null then
    outcome := 'ended';
    return;
  end if;
  select c.amount_minor into amount_minor from app.red_envelope_claim c
  where c.envelope_id = p_envelope_id and c.member_id = p_member_id;
  if found then
    outcome := 'already';
  elsif v_envelope.state = 'ended' or p_now >= v_envelope.end_at then
    outcome := 'ended';
  elsif p_now < v_envelope.opens_at then
    outcome := 'not_open';
  elsif not envelope.may_claim(v_envelope, v_member) then
    outcome := 'not_for_them';
  else
    select s.amount_minor into strict amount_minor from app.red_envelope_share s
    where s.envelope_id = p_envelope_id and s.place = v_envelope.taken + 1;
    v_award_id := promo.award(v_member.site_id, p_member_id, v_member.currency, amount_minor,
      v_envelope.turnover_percent, 'red_envelope', format('%s:%s', p_envelope_id, p_member_id), p_now);
    if v_award_id is null then
      outcome := 'not_for_them';
      amount_minor := null;
      return;
    end if;
    insert into app.red_envelope_claim (envelope_id, place, member_id, amount_minor, award_id, claimed_at)
    values (p_envelope_id, v_envelope.taken + 1, p_member_id, amount_minor, v_award_id, p_now);
    update app.red_envelope e set taken = e.taken + 1 where e.envelope_id = p_envelope_id;
    if v_envelope.taken + 1 = v_envelope.share_count then
      update app.red_envelope e set state = 'ended', ended_at = p_now, ended_why = 'used_up'
      where e.envelope_id = p_envelope_id;
    end if;
    outcome := 'claimed';
  end if;
end
$$;
revoke all on function envelope.claim from public;
grant execute on function envelope.claim to platform_app;
