-- Up Migration

-- Views of the office's lists: what stands in a list's address, under a name.
create table app.list_view (
  list_view_id bigint generated always as identity primary key,
  operator_id bigint not null references app.operator,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) <= 500),
  is_shared boolean not null,
  kept_at timestamptz not null,
  unique (operator_id, list, name)
);
create index list_view_shared on app.list_view (list, name) where is_shared;

-- Down Migration
drop table app.list_view;
