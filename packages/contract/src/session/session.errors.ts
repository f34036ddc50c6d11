export const sessionErrors = [
  'account_error', 'account_disable', 'account_freezen', 'verify_failed', 'ip_error', 'different_device',
] as const;
