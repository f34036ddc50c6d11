export const up = 'here';
