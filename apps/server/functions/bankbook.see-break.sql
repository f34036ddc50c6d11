-- Notes what a look at a book has seen of a subject. What people have said of a case holds for what they saw: when a side
-- says something else, or it was found to agree before, it is open again, of the day that is given.
create or replace function bankbook.see_break(
  p_psp_id text, p_currency text, p_subject text, p_day date, p_kind text, p_line_no bigint, p_order_id text,
  p_ours_minor bigint, p_theirs_minor bigint, p_now timestamptz
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_known bankbook.break;
  v_what text := 'found';
begin
  insert into bankbook.break as b (psp_id, currency, subject, day, kind, line_no, order_id, ours_minor, theirs_minor, state,
    found_at, changed_at)
  values (p_psp_id, p_currency, p_subject, p_day, p_kind, p_line_no, p_order_id, p_ours_minor, p_theirs_minor, 'open', p_now,
    p_now)
  on conflict (psp_id, currency, subject) do nothing returning b.* into v_known;
  if not found then
    select b.* into strict v_known from bankbook.break b
    where b.psp_id = p_psp_id and b.currency = p_currency and b.subject = p_subject for update;
    if (v_known.kind, v_known.ours_minor, v_known.theirs_minor) is distinct from (p_kind, p_ours_minor, p_theirs_minor) then
      v_what := 'changed';
    elsif v_known.is_agreed then
      v_what := 'came_back';
    else
      return;
    end if;
    update bankbook.break b set day = p_day, kind = p_kind, line_no = p_line_no, order_id = p_order_id,
      ours_minor = p_ours_minor, theirs_minor = p_theirs_minor, state = 'open', is_agreed = false, changed_at = p_now
    where b.break_id = v_known.break_id;
  end if;
  perform bankbook.log_break(v_known.break_id, v_what, null, '', p_now);
end
$$;
revoke all on function bankbook.see_break from public;
grant execute on function bankbook.see_break to platform_app;

-- Resolves what was seen of a subject and is not there any more.
create or replace function bankbook.agree_break(p_psp_id text, p_currency text, p_subject text, p_now timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_break_id bigint;
begin
  update bankbook.break b set state = 'resolved', is_agreed = true, changed_at = p_now
  where b.psp_id = p_psp_id and b.currency = p_currency and b.subject = p_subject and not b.is_agreed
  returning b.break_id into v_break_id;
  if found then
    perform bankbook.log_break(v_break_id, 'agreed', null, '', p_now);
  end if;
end
$$;
revoke all on function bankbook.agree_break from public;
grant execute on function bankbook.agree_break to platform_app;

-- The next step of a case, as it stands now.
create or replace function bankbook.log_break(p_break_id bigint, p_what text, p_operator_id bigint, p_note text, p_now timestamptz)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into bankbook.break_step (break_id, step, at, what, operator_id, state, owner_id, note)
  select b.break_id, (select count(*) + 1 from bankbook.break_step s where s.break_id = b.break_id), p_now, p_what,
    p_operator_id, b.state, b.owner_id, p_note
  from bankbook.break b where b.break_id = p_break_id
$$;
revoke all on function bankbook.log_break from public;
grant execute on function bankbook.log_break to platform_app;
