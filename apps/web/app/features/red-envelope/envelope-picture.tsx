import './envelope-picture.css';

/** An envelope with its seal, in the colours of the brand. */
export function EnvelopePicture() {
  return (
    <svg className="envelope-picture" viewBox="0 0 64 80" aria-hidden="true">
      <rect className="envelope-back" x="4" y="6" width="56" height="70" rx="5" />
      <path className="envelope-flap" d="M4 11a5 5 0 0 1 5-5h46a5 5 0 0 1 5 5v10L32 40 4 21Z" />
      <path className="envelope-fold" d="M5 21.5 32 40l27-18.5" />
      <circle className="envelope-seal" cx="32" cy="40" r="9" />
      <path className="envelope-sign" d="m32 34 1.8 3.7 4 .6-2.9 2.9.7 4-3.6-2-3.6 2 .7-4-2.9-2.9 4-.6Z" />
    </svg>
  );
}
