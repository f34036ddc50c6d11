import { endpoints } from '@halls/contract';

/** The calls of the sites, with their names in the contract. */
export const answered = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));
