// first, so that it says which layers there are
import './styles.css';
import './look/fonts.css';
import { createRoot } from 'react-dom/client';
import { reloadForMissingCode } from '@halls/web-kit';
import { restoreTheme } from './look/theme.ts';
import { Office } from './office.tsx';
import { askSession } from './api/ask-session.ts';
import { readLanguage, speak } from './texts/texts.ts';

reloadForMissingCode();
restoreTheme();
void Promise.all([speak(readLanguage()), askSession()]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Office />);
