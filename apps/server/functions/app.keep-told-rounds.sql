-- Rounds that a feed has told wait to be counted, whichever process read the feed.
create or replace function app.keep_told_rounds() returns trigger language plpgsql as $$
begin
  insert into app.told_round (gp_id, round_id) select t.gp_id, t.round_id from told t on conflict do nothing;
  return null;
end
$$;
create or replace trigger provider_round_told after insert on app.provider_round
  referencing new table as told for each statement execute function app.keep_told_rounds();
