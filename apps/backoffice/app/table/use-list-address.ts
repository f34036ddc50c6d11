import { useNavigate, useSearchParams } from 'react-router';

type ChangeAddress = (next: (before: URLSearchParams) => URLSearchParams) => void;

/**
 * What a list’s address says, and how a list changes it. A change begins with what the address says by then: one that
 * comes before the page was drawn after another would else take that one back.
 */
export function useListAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const change: ChangeAddress = (next) => {
    const search = next(new URLSearchParams(location.search)).toString();
    void navigate({ search }, { replace: true });
  };
  return [address, change];
}
