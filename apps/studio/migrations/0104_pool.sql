-- Up Migration

-- Of a table whose stakes lie in a pool: the units on each option as the draw closed. What it pays follows from them, so they
-- are a fact like the seeds: said at the close, and never again.
alter table studio.draw
  add column pool jsonb,
  add check (state <> 'open' or pool is null);

-- Down Migration
do $$ begin
  if exists (select from studio.draw where state = 'closed' and pool is not null) then
    raise exception 'draws that are paid from a pool have closed: they have to be drawn before';
  end if;
end $$;
alter table studio.draw drop column pool;
