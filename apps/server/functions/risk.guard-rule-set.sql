-- Rules are changed while they are a draft alone, and only go forward.
create or replace function risk.guard_rule_set() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'rules % of site % are not deleted', old.version, old.site_id using errcode = 'restrict_violation';
  end if;
  if (new.site_id, new.version) is distinct from (old.site_id, old.version)
    or old.state <> 'draft' and (new.body, new.revision, new.writer_ids) is distinct from (old.body, old.revision, old.writer_ids)
    or old.published_at is not null and new.published_at is distinct from old.published_at
    or (old.state, new.state) not in (('draft', 'draft'), ('draft', 'shadow'), ('draft', 'live'), ('draft', 'ended'),
      ('shadow', 'live'), ('shadow', 'ended'), ('live', 'ended'))
  then
    raise exception 'rules % of site % are % and can''t become that', old.version, old.site_id, old.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function risk.guard_rule_set from public;
create or replace trigger guarded before update or delete on risk.rule_set
  for each row execute function risk.guard_rule_set();
