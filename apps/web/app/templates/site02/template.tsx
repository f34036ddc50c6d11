import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url';
import type { Template } from '#app/page/template.ts';
import { LotusBayFrame } from './frame.tsx';
import { LotusBayHome } from './home-layout.tsx';
import '@halls/ui/be-vietnam-pro.fonts.css';
import './tokens.css';
import './site02.css';

/** "Lotus Bay": a night market by the sea, warm lights on deep water. */
export const template: Template = {
  defaultTheme: 'dark',
  themeColor: '#071a1e',
  fonts: { latin: [latin400], vietnamese: [vietnamese400] },
  Frame: LotusBayFrame,
  HomeLayout: LotusBayHome,
};
