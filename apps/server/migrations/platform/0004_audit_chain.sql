-- Up Migration
-- From where, in which session, by which request and request for change, and of which site.
alter table app.audit_event
  add column operator_session_id bigint,
  add column remote_address inet,
  add column request_id text,
  add column change_request_id bigint,
  add column site_id smallint;
create index audit_event_actor on app.audit_event (actor_kind, actor_ref, audit_event_id);
create index audit_event_action on app.audit_event (action, audit_event_id);
create index audit_event_site on app.audit_event (site_id, audit_event_id);

-- Ties each line of the audit to the one that was committed before it: whoever changes a line, takes one out or puts
-- two in another order breaks it. It begins with the first line that is written from now on.
create table app.audit_link (
  seq bigint primary key,
  audit_event_id bigint not null unique references app.audit_event,
  day date not null,
  prev_hash bytea not null check (length(prev_hash) = 32),
  hash bytea not null check (length(hash) = 32)
);
create index audit_link_day on app.audit_link (day, seq);

-- The last link, which the next one goes on from.
create table app.audit_head (
  is_head boolean primary key default true check (is_head),
  seq bigint not null,
  hash bytea not null
);
insert into app.audit_head (seq, hash) values (0, sha256('the audit of this installation'));
revoke insert, update, delete, truncate on app.audit_link, app.audit_head from platform_app;
