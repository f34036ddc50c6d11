export * from './fast-payment.endpoints.ts';
export * from './payment.endpoints.ts';
export * from './payment.errors.ts';
export * from './payment.events.ts';
