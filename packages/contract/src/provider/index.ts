export * from './seamless-wallet.ts';
export * from './signature.ts';
export * from './table-state.ts';
export * from './trading.ts';
export * from './transfer-wallet.ts';
