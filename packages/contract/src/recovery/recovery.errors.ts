export const recoveryErrors = ['signup.error_verify_pls_reVerify'] as const;
