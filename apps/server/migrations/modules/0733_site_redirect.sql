-- Up Migration

-- Paths of a site that lead elsewhere, before any page is looked for.
create table app.site_redirect (
  site_id smallint not null references app.site,
  -- in small letters, without query and without a slash at its end
  path text not null check (path = lower(path) and path ~ '^/[^?#\s]*[^/?#\s]$'),
  -- a path of the site or an address outside
  target text not null check (target ~ '^(/|/[^/\\]\S*|https?://\S+)$'),
  status smallint not null default 302 check (status in (301, 302, 307, 308)),
  primary key (site_id, path),
  check (lower(target) <> path)
);

create trigger site_redirect_changed after insert or update or delete on app.site_redirect
  for each row execute function app.notify_content_changed();

-- Down Migration
drop table app.site_redirect;
