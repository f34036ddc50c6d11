import './operator-system.tables.ts';

export { operatorSystemModule } from './operator-system.module.ts';
export { saveSystem, type OperatorSystem } from './operator-system.repo.ts';
export { defineSignedCall } from './serve-signed-calls.ts';
