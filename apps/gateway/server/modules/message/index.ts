export { createMessenger, type Messenger } from './create-messenger.ts';
export { listOfOrder } from './message.repo.ts';
export { defects, type Defect } from './defects.ts';
import './message.tables.ts';
