export const fromB = 'b';
