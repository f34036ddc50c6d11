-- Up Migration

-- What the questions of a site are sorted by. Names and texts are jsonb by language, as those of all content.
create table app.faq_group (
  faq_group_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  name jsonb not null,
  sort integer not null default 0,
  unique (site_id, faq_group_id)
);

-- A question that is often asked, and its answer.
create table app.faq (
  faq_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  faq_group_id bigint not null,
  question jsonb not null,
  -- clean HTML
  answer jsonb not null,
  sort integer not null default 0,
  is_active boolean not null default true,
  foreign key (site_id, faq_group_id) references app.faq_group (site_id, faq_group_id)
);
create index faq_by_group on app.faq (site_id, faq_group_id, sort desc);

create trigger faq_group_changed after insert or update or delete on app.faq_group
  for each row execute function app.notify_content_changed();
create trigger faq_changed after insert or update or delete on app.faq
  for each row execute function app.notify_content_changed();

-- Down Migration
drop table app.faq, app.faq_group;
