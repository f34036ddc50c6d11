-- An award is over: what was won is given in the same transaction. The caller holds its row.
create or replace function free.end_award(p_award_id bigint, p_state text, p_now timestamptz)
returns void language plpgsql as $$
begin
  update free.award set state = p_state, ended_at = p_now, next_step_at = p_now, asked_count = 0
  where award_id = p_award_id;
  perform free.credit(p_award_id, p_now);
end
$$;
revoke all on function free.end_award from public;
