export const walletErrors = [
  'one_key_err_code_101',
  'one_key_err_code_102',
  'one_key_err_code_103',
  'one_key_err_code_104',
  'one_key_err_code_105',
  'one_key_waiting',
] as const;
