import { StrictMode, type ReactNode } from 'react';
import { TemplateProvider, type Template } from './template.ts';
import { PageProvider, type PageContextValue } from './page-context.tsx';

/** What stands around the router, on the server and in the browser alike. */
export function PageApp({
  page,
  template,
  children,
}: {
  page: PageContextValue;
  template: Template;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <PageProvider value={page}>
        <TemplateProvider value={template}>{children}</TemplateProvider>
      </PageProvider>
    </StrictMode>
  );
}
