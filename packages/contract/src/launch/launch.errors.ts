export const launchErrors = [
  'pg.start_failed',
  'pg.err_currency',
  'pg.alert_starting',
  'pg.alert_quitting',
  'pg.alert_duplicate',
  'pg.err_is_playing',
  'pg.err_no_game',
  'pg.maintain.title',
  'pg.transfer_disabled',
  'r88close_msg',
  'iframe_unreachable',
] as const;
