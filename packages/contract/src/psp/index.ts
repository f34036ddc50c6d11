export * from './instruction.ts';
export * from './payment-call.ts';
export * from './payment-message.ts';
export * from './payment-word.ts';
