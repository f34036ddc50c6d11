import { data } from 'react-router';

export function loader(): never {
  throw data('missing', { status: 404 });
}

export function Component(): null {
  return null;
}
