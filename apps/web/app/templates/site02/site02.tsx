import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import latin700 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2?url';
import type { Template } from '../template.ts';
import iconUrl from './icon.svg?url';
import { LotusBayFrame } from './frame.tsx';
import { LotusBayHome } from './home-layout.tsx';
import './fonts.css';
import './tokens.css';
import './site02.css';

/** "Lotus Bay": a night market by the sea, warm lights on deep water. */
export const template: Template = {
  name: 'site02',
  defaultTheme: 'dark',
  themeColor: '#071a1e',
  iconUrl,
  fontUrls: [latin400, latin700],
  Frame: LotusBayFrame,
  HomeLayout: LotusBayHome,
};
