import { z } from 'zod';

/** How a property of a body is written in a form, and what stands there as long as nothing was. */
export type Written = (
  | {
      readonly as:
        | 'words'
        | 'long-words'
        | 'text'
        | 'number'
        | 'time'
        | 'flag'
        | 'lines'
        | 'picture'
        | 'game';
    }
  | {
      readonly as: 'choice';
      /** Numbers are sent as numbers. */
      readonly values: readonly (string | number)[];
      /** Values that are names themselves need no text of their own. */
      readonly isNamed?: true;
    }
  /** The number of something else that the site shows. */
  | { readonly as: 'reference'; readonly kind: string }
) & {
  readonly empty: unknown;
  /** It has to be written. */
  readonly required?: true;
  /** What it is called, where its name alone does not say it. */
  readonly label?: string;
};

/** What the schemas of bodies say of their properties. */
export const written = z.registry<Written>();
