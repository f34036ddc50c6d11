import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import archivoVietnamese from '@fontsource-variable/archivo/files/archivo-vietnamese-wdth-normal.woff2?url';
import type { Template } from '#app/page/template.ts';
import { ApexFrame } from './frame.tsx';
import { ApexHome } from './home-layout.tsx';
import './fonts.css';
import './tokens.css';
import './apsport.css';

/** "Apex": a stadium, floodlights, scoreboards and speed. */
export const template: Template = {
  defaultTheme: 'dark',
  themeColor: '#0b0c0e',
  fonts: { latin: [archivo], vietnamese: [archivoVietnamese] },
  Frame: ApexFrame,
  HomeLayout: ApexHome,
};
