-- What was announced stays as it was announced, and ends once.
create or replace function envelope.guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'envelope % is not deleted', old.envelope_id using errcode = 'restrict_violation';
  end if;
  if old.announced_at is not null and (new.site_id, new.currency, new.pool_minor, new.share_count, new.min_minor,
      new.max_minor, new.opens_at, new.end_at, new.turnover_percent, new.audience, new.registered_before, new.deposited_minor,
      new.title, new.words, new.revision, new.writer_ids, new.announced_at, new.seed_hash)
    is distinct from (old.site_id, old.currency, old.pool_minor, old.share_count, old.min_minor,
      old.max_minor, old.opens_at, old.end_at, old.turnover_percent, old.audience, old.registered_before, old.deposited_minor,
      old.title, old.words, old.revision, old.writer_ids, old.announced_at, old.seed_hash)
    or old.state = 'ended' and (new.state, new.ended_at, new.ended_why, new.taken)
      is distinct from (old.state, old.ended_at, old.ended_why, old.taken)
    or new.taken < old.taken
  then
    raise exception 'envelope % is % and can''t become that', old.envelope_id, old.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function envelope.guard from public;
create or replace trigger guarded before update or delete on app.red_envelope
  for each row execute function envelope.guard();
