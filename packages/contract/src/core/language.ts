import { z } from 'zod';
import { languages } from './language-list.ts';

export * from './language-list.ts';

export const languageSchema = z.enum(languages);

/** A text per language. See `textIn`. */
export const perLanguageSchema = z.partialRecord(languageSchema, z.string());
