export const sessionErrors = [
  'account_error', 'account_disable', 'account_freezen', 'verify_failed', 'ip_error', 'different_device',
  'member_transfer_required', 'ph_account_name', 'ph_password', 'ph_account_verify_code',
  'double_validation_no_question', 'double_validation_expired', 'double_validation_faild',
  'double_validation_wrong_answer_empty', 'info_data_invalid', 'already_login_msg',
] as const;
