-- Up Migration

-- A page that was kept with the form of before goes.
create trigger register_setting_changed after insert or update or delete on app.register_setting
  for each row execute function app.notify_content_changed();

-- Down Migration
drop trigger register_setting_changed on app.register_setting;
