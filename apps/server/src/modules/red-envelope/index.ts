import './red-envelope.tables.ts';

export { announceEnvelope } from './announce-envelope.ts';
export { redEnvelopeModule } from './red-envelope.module.ts';
export { findEnvelope, insertEnvelope } from './red-envelope.repo.ts';
