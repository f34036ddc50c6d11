export const recoveryErrors = ['signup.error_verify_pls_reVerify', 'recovery_closed'] as const;
