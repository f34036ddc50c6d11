import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

const longPressMs = 450;

/** For touch, where there is no pointing: a long press opens, a choice or a touch elsewhere closes. */
export function useLongPress() {
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const pressedAt = useRef(0);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) setOpen(false);
    };
    // Captured, so that it also works on what stops the event.
    addEventListener('pointerdown', close, { capture: true });
    return () => removeEventListener('pointerdown', close, { capture: true });
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    onPointerDown(event: PointerEvent) {
      held.current = false;
      pressedAt.current = event.timeStamp;
      if (event.pointerType === 'mouse' || isOpen) return;
      timer.current = setTimeout(() => {
        held.current = true;
        setOpen(true);
      }, longPressMs);
    },
    onPointerUp(event: PointerEvent) {
      clearTimeout(timer.current);
      // A busy page may run the timer before it hears that the finger has gone: that was a tap.
      if (!held.current || event.timeStamp - pressedAt.current >= longPressMs) return;
      held.current = false;
      setOpen(false);
    },
    onPointerCancel: () => clearTimeout(timer.current),
    onContextMenu(event: MouseEvent) {
      if (held.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!held.current) return;
      // The press that opened must not also play.
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: () => setOpen(false),
  };
  return { element, isOpen, handlers };
}
