/** Sent on purpose as somebody without the key would send it, changed on its way, or long after it was signed. */
export const defects = ['forged', 'altered', 'old'] as const;
export type Defect = (typeof defects)[number];
