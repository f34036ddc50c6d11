import { z } from 'zod';

/** What of a lobby is chosen from, or put in order; `provider-hall` is a provider in one of its halls. */
export const listedThings = ['hall', 'provider', 'game', 'site-game', 'provider-hall'] as const;
export type ListedThing = (typeof listedThings)[number];

/** How a property of a body is written in a form, and what stands there as long as nothing was. */
export type Written = (
  | {
      readonly as: 'words' | 'long-words' | 'text' | 'number' | 'time' | 'flag' | 'picture' | 'game';
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
  /** One of what a site lists, by its id. */
  | { readonly as: 'listed'; readonly of: ListedThing }
  /** Ids in their order: of all that there is, or of those that were picked. */
  | { readonly as: 'order'; readonly of: ListedThing; readonly isPicked?: true }
  /** The same, and of each whether it is shown. */
  | { readonly as: 'arrangement'; readonly of: ListedThing }
) & {
  readonly empty: unknown;
  /** It has to be written. */
  readonly required?: true;
  /** What it is called, where its name alone does not say it. */
  readonly label?: string;
};

/** What the schemas of bodies say of their properties. */
export const written = z.registry<Written>();
