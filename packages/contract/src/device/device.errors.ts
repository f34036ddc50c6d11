export const deviceErrors = ['device_in_use'] as const;
