export type { CsvMapping } from './csv-mapping.ts';
export { readStatement, type ReadStatement } from './read-statement.ts';
export type { BankStatement } from './statement.ts';
