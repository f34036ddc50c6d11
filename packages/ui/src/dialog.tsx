import './dialog.css';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  title: string;
  /** One sentence below the title, read out with it. */
  description?: ReactNode;
  closeLabel: string;
  open?: boolean;
  onClose: () => void;
  /** False for a question that must be answered: no cross, no Escape, no press outside. */
  dismissible?: boolean;
  wide?: boolean;
  /** As large as the window lets it, and filled by what it shows; a press outside does not close it. */
  full?: boolean;
  /** Somebody types in it: a press outside does not close it. */
  holdsWork?: boolean;
  /** What has the focus afterwards; null for what had it before. */
  finalFocus?: () => HTMLElement | null;
  /** Beside the title. */
  aside?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A card in the middle on wide screens, a sheet from below on narrow ones. Load it lazily. */
export function Dialog({
  title,
  description,
  closeLabel,
  open = true,
  onClose,
  dismissible = true,
  wide,
  full = false,
  holdsWork = false,
  finalFocus,
  aside,
  actions,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible || full || holdsWork}
      onOpenChange={(next) => {
        if (!next && dismissible) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup
            ref={popup}
            className={classNames('dialog', wide && 'dialog-wide', full && 'dialog-full')}
            initialFocus={(opened) =>
              (opened === 'touch' ? null : firstControl(body.current)) ?? popup.current
            }
            finalFocus={finalFocus ?? true}
          >
            <header className="dialog-head">
              <Base.Title className="dialog-title">{title}</Base.Title>
              {aside && <div className="dialog-aside">{aside}</div>}
              {dismissible && (
                <Base.Close className="icon-button" aria-label={closeLabel} title={closeLabel}>
                  <Icon name="close" />
                </Base.Close>
              )}
            </header>
            <div className="dialog-body" ref={body}>
              {description && (
                <Base.Description className="dialog-description">{description}</Base.Description>
              )}
              {children}
            </div>
            {actions && <footer className="dialog-actions">{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Where typing begins. Not on touch: the keyboard would cover what has just opened. */
function firstControl(body: HTMLElement | null): HTMLElement | null {
  return body?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ?? null;
}
