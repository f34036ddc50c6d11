-- Whoever writes the row of a member whom another member has recommended notes the friend, under the terms that run at that
-- moment. There are none where the two have wallets of different currencies.
create or replace function friends.note_friend() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  insert into friends.friend (friend_id, recommender_id, terms_id, registered_at, due_at)
  select new.member_id, new.recommender_id, t.terms_id, new.created_at, new.created_at + make_interval(days => t.days)
  from friends.terms t
  join app.member r on r.member_id = new.recommender_id and r.site_id = t.site_id and r.currency = t.currency
  where t.site_id = new.site_id and t.currency = new.currency and t.ended_at is null;
  return null;
end
$$;
revoke all on function friends.note_friend from public;
create or replace trigger member_recommended after insert on app.member
  for each row when (new.recommender_id is not null) execute function friends.note_friend();
