import './form-problem.css';
import type { ReactNode } from 'react';

/** What is wrong with the whole, read out when it comes. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p className="form-problem" role="alert">
      {children}
    </p>
  );
}
