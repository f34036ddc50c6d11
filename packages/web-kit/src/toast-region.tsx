import { Icon, IconButton, type IconName } from '@halls/ui';
import { useStore } from './create-store.ts';
import { toasts as pageToasts, type ToastKind, type ToastStore } from './toast-store.ts';

const iconOf: Record<ToastKind, IconName> = {
  error: 'warning',
  warning: 'warning',
  info: 'info',
  success: 'check',
};

export interface ToastRegionProps {
  label: string;
  closeLabel: string;
  store?: ToastStore;
}

/** Where toasts show: above everything, 16 px from the edge. Present from the start, so that they are read out. */
export function ToastRegion({ label, closeLabel, store = pageToasts }: ToastRegionProps) {
  const shown = useStore(store);
  return (
    <section
      className="toasts"
      aria-label={label}
      aria-live="polite"
      onPointerEnter={store.hold}
      onPointerLeave={store.release}
      onFocus={store.hold}
      onBlur={store.release}
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          className={`toast toast-${toast.kind}`}
          role={toast.kind === 'error' ? 'alert' : undefined}
        >
          <Icon name={iconOf[toast.kind]} />
          <p>{toast.text}</p>
          {toast.count > 1 && <span className="toast-count">×{Math.min(toast.count, 99)}</span>}
          <IconButton icon="close" label={closeLabel} onClick={() => store.dismiss(toast.id)} />
        </div>
      ))}
    </section>
  );
}
