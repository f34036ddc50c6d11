-- What a provider has said of an award: how it stands there, `refused` of one that it does not take, or `unknown` where
-- nothing certain came back, which is asked again after 2 s, 4 s, 8 s … 5 min. What has ended stays as it is.
create or replace function free.note_answer(p_award_id bigint, p_told text, p_now timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a free.award;
begin
  select * into a from free.award f where f.award_id = p_award_id for no key update;
  if a.ended_at is not null then
    return;
  end if;
  if p_told in ('spent', 'expired', 'cancelled') then
    perform free.end_award(p_award_id, p_told, p_now);
  elsif p_told in ('rejected', 'refused') then
    perform free.end_award(p_award_id, case when a.is_cancelling then 'cancelled' else 'refused' end, p_now);
  elsif p_told = 'active' and not a.is_cancelling and a.expires_at > p_now then
    update free.award set state = case when a.used_count > 0 then 'active' else 'given' end, asked_count = 0,
      next_step_at = a.expires_at
    where award_id = p_award_id;
  else
    update free.award set next_step_at = p_now + least(interval '1 second' * 2 ^ least(a.asked_count, 10), interval '5 minutes')
    where award_id = p_award_id;
  end if;
  perform free.tell(p_award_id);
end
$$;
revoke all on function free.note_answer from public;
grant execute on function free.note_answer to platform_app;
