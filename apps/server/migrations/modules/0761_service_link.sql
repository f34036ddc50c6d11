-- Up Migration

-- Open pages are told to read the address of customer service again.
create function app.announce_service_link() returns trigger language plpgsql as $$
begin
  insert into app.outbox (channel, event, payload) values ('web_member', 'customer_service_link_change', '{}');
  return null;
end
$$;
create trigger site_service_link_changed after update of settings on app.site for each row
  when (old.settings -> 'customer_service_url' is distinct from new.settings -> 'customer_service_url')
  execute function app.announce_service_link();

-- Down Migration
drop trigger site_service_link_changed on app.site;
drop function app.announce_service_link();
