-- Up Migration

-- What a site says of itself at /main/{article_id}: about, rules, privacy and the like. The number is the site's own
-- choice, so that what leads there stays right. Texts are jsonb by language, as those of all content.
create table app.article (
  site_id smallint not null references app.site,
  article_id smallint not null check (article_id > 0),
  title jsonb not null,
  -- plain text of one or two lines
  summary jsonb not null default '{}',
  -- clean HTML, with headings
  content jsonb not null,
  sort integer not null default 0,
  is_active boolean not null default true,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (site_id, article_id)
);

create trigger article_changed after insert or update or delete on app.article
  for each row execute function app.notify_content_changed();

-- Down Migration
drop table app.article;
