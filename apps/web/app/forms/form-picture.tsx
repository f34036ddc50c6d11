import './form-picture.css';
import { Markup } from '#app/page/markup.tsx';

/** What the operator shows over a form; nothing once it is known that there is nothing. */
export function FormPicture({
  isAsking,
  picture = '',
  title = '',
  text = '',
}: {
  isAsking: boolean;
  picture?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
}) {
  if (!isAsking && !picture && !title) return null;
  return (
    <figure className="form-picture" aria-busy={isAsking}>
      {picture && <img src={picture} alt="" />}
      {title && (
        <figcaption>
          <strong>{title}</strong>
          {text && <Markup className="form-picture-text" html={text} />}
        </figcaption>
      )}
    </figure>
  );
}
