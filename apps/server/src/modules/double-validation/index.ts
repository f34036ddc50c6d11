import './double-validation.tables.ts';

export type { AskedQuestion } from './asked-question.ts';
export type { DoubleValidations } from './create-double-validations.ts';
export { doubleValidationModule } from './double-validation.module.ts';
export type { ProvedLogin } from './judge-answer.ts';
