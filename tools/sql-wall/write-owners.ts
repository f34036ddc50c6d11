import { writeOwnersTable } from './owners-table.ts';

// npm run owners
writeOwnersTable();
