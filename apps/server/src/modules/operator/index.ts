import './operator.tables.ts';

export { replaceAssignments, type Assignment } from './assignment.repo.ts';
export { addOperator, inviteAgain, type Invitation } from './manage-operators.ts';
export { operatorModule, type OperatorFace } from './operator.module.ts';
export { breakSeal, sealEmergency } from './seal-emergency.ts';
export { findCredentials, insertOperator } from './operator.repo.ts';
