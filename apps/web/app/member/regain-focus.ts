/**
 * Login and logout take away the button that was pressed, and with it the focus. Whoever reads by
 * keyboard or ear then goes on at the member's name, or at the content where no name is shown.
 */
export function regainFocus(): void {
  // the part that has the name comes late when a member logs in for the first time
  let frames = 30;
  const look = () => {
    if (document.activeElement !== document.body) return;
    const name = document.querySelector<HTMLElement>('.account-name');
    const isShown = name !== null && name.offsetParent !== null;
    frames -= 1;
    if (!isShown && frames > 0) return void requestAnimationFrame(look);
    (isShown ? name : document.getElementById('content'))?.focus({ preventScroll: true });
  };
  // after the dialog has given back what it took
  requestAnimationFrame(() => requestAnimationFrame(look));
}
