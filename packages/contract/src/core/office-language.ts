import { z } from 'zod';
import type { Language } from './language-list.ts';

/** What the office speaks. */
export const officeLanguages = ['en_US', 'zh_CN', 'vi_VN'] as const satisfies readonly Language[];
export type OfficeLanguage = (typeof officeLanguages)[number];
export const officeLanguageSchema = z.enum(officeLanguages);
