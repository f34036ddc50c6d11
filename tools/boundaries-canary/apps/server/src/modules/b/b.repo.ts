export const readB = 1;
