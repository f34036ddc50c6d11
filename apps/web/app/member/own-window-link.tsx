import { Link, type LinkProps } from '#app/page/link.tsx';
import { openInOwnWindow } from './member-place.ts';

/** A link to a place of the member's: on a desktop the lobby stays where it is; a press that asks for a tab gets one. */
export function OwnWindowLink(props: LinkProps) {
  return <Link {...props} onClick={openInOwnWindow} />;
}
