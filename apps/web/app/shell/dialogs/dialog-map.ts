/**
 * Dialogs by name with their properties. A feature adds its own by declaration merging:
 *
 *     declare module '#app/shell/dialogs/dialog-map.ts' {
 *       interface DialogMap { maintenance: { startAt: string | null } }
 *     }
 */
export interface DialogMap {
  language: Record<never, never>;
  halls: Record<never, never>;
}

export type DialogName = keyof DialogMap;

/** What every dialog is given beside its own properties. */
export type DialogContentProps<Name extends DialogName> = DialogMap[Name] & { onClose: () => void };
