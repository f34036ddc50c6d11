import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import frauncesVietnamese from '@fontsource-variable/fraunces/files/fraunces-vietnamese-wght-normal.woff2?url';
import notoSans from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2?url';
import notoSansVietnamese from '@fontsource-variable/noto-sans/files/noto-sans-vietnamese-wght-normal.woff2?url';
import type { Template } from '#app/page/template.ts';
import { GoldenHourFrame } from './frame.tsx';
import { GoldenHourHome } from './home-layout.tsx';
import './fonts.css';
import './tokens.css';
import './suncity.css';

/** "Golden Hour": a tea house at sunrise, paper, ink and gold. */
export const template: Template = {
  defaultTheme: 'light',
  themeColor: '#fbf6ea',
  fonts: { latin: [fraunces, notoSans], vietnamese: [frauncesVietnamese, notoSansVietnamese] },
  Frame: GoldenHourFrame,
  HomeLayout: GoldenHourHome,
};
