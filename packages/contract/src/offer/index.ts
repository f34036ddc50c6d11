export * from './offer-words.ts';
export * from './offer.endpoints.ts';
export * from './offer.errors.ts';
export * from './offer.events.ts';
export * from './offer.schema.ts';
