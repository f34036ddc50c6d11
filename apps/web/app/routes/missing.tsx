import { data, type LoaderFunctionArgs } from 'react-router';

/** Only the server knows what an operator leads elsewhere: a link to what is no page asks it. */
export function loader({ request }: LoaderFunctionArgs): Promise<never> {
  if (typeof window === 'undefined' || new URL(request.url).pathname === window.location.pathname)
    throw data('missing', { status: 404 });
  window.location.assign(request.url);
  return new Promise(() => {});
}

export function Component(): null {
  return null;
}
