import { useNavigation } from 'react-router';

/** A line at the top while the next page is on its way; quick pages never show it. */
export function NavigationBar() {
  return useNavigation().state === 'idle' ? null : <div className="navigation-bar" aria-hidden="true" />;
}
