import './discount.css';
import { buttonClass } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { Picture } from '#app/catalogue/picture.tsx';
import { narrowScene } from '#app/catalogue/scene-picture.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { Link } from '#app/page/link.tsx';
import { DiscountLink } from './discount-link.tsx';
import { DiscountTime } from './discount-time.tsx';
import { TimeLeft } from './time-left.tsx';

export const namespaces = ['discount'] as const;

/** Offers that open by themselves. */
export function DialogContent({ discounts, timezone, onClose }: DialogContentProps<'discounts'>) {
  const t = useTranslate('discount');
  const shell = useTranslate('shell');
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} onClose={onClose} wide>
      <ul className="discount-popups">
        {discounts.map((discount) => (
          <li key={discount.id} className="discount-popup">
            <Picture
              className="discount-popup-picture"
              sources={[narrowScene(discount.scene, '(min-width: 993px) 36rem, 90vw')]}
              alt=""
              width={1200}
              height={675}
              isLazy={false}
            />
            <TimeLeft endAt={discount.end_at} />
            <h3>{discount.title}</h3>
            <p>{discount.summary}</p>
            <DiscountTime discount={discount} timezone={timezone} />
            <div className="discount-popup-ways">
              <Link className={buttonClass()} to={`/discount/${discount.id}`} onClick={onClose}>
                {t('popup.read')}
              </Link>
              <DiscountLink discount={discount} onFollow={onClose} />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
