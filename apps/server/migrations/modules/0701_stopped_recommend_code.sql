-- Up Migration

-- Recommend codes that bring nobody any more, while their members stay members: a code that was published, or sold.
create table app.stopped_recommend_code (
  site_id integer not null references app.site,
  code text not null check (code = upper(code)),
  primary key (site_id, code)
);

-- Down Migration
drop table app.stopped_recommend_code;
