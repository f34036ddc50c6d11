export const registrationErrors = [
  // Rules of a field, as the form shows them next to it.
  'signup.err_account', 'signup.err_name_required', 'signup.err_name', 'signup.err_email_required', 'signup.err_email',
  'signup.err_psw_required', 'signup.err_psw_length', 'signup.err_psw_format', 'signup.err_checkPsw_diff',
  'signup.err_birthday', 'signup.err_birthday_required', 'signup.err_phone_required', 'signup.err_phone', 'signup.err_phone_length',
  'signup.err_phone_verify', 'signup.err_contact', 'signup.err_contact_required', 'signup.err_others_required',
  'signup.err_identity_id', 'signup.err_identity_id_required', 'signup.err_withdraw_psw', 'signup.err_agreement',
  // Outcomes of the server.
  'account_repeat', 'name_repeat', 'phone_repeat', 'mail_repeat', 'no_proxy', 'introducer_disabled', 'agent_disabled',
  'recommend_disabled', 'recommend_code_disabled', 'introducer_not_found', 'error_verify', 'identity_id_repeat',
  'name_blacklisted', 'email_invalid', 'phone_invalid', 'phone_refused', 'email_blacklisted', 'name_invalid',
  'introducer_invalid', 'register_too_often', 'register_ip_limit', 'contact_refused', 'contact_repeat',
  // SMS.
  'sms_number_invalid', 'sms_wait', 'sms_no_balance', 'sms_contact_service', 'sms_phone_blank',
] as const;
