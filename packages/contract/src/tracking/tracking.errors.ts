export const trackingErrors = ['tracking_off'] as const;
