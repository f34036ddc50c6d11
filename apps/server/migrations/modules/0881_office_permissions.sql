-- Up Migration

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('editor', array['content.read', 'content.edit']),
  ('publisher', array['content.read', 'content.publish']),
  ('promotions', array['content.read', 'content.edit']),
  ('auditor', array['content.read', 'site.read', 'provider.read']),
  ('support', array['site.read', 'provider.read']),
  ('administrator', array['site.read', 'site.edit', 'provider.read', 'provider.edit'])
) seed (role, permissions);

-- Down Migration
delete from app.role_permission where permission in
  ('content.read', 'content.edit', 'content.publish', 'site.read', 'site.edit', 'provider.read', 'provider.edit');
