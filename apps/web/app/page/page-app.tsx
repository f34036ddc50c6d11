import { StrictMode, type ReactNode } from 'react';
import { TextsProvider } from '@halls/web-kit';
import { PageProvider, type Page } from './page-context.ts';
import { TemplateProvider, type Template } from './template.ts';

/** What stands around the router, on the server and in the browser alike. */
export function PageApp({
  page,
  template,
  children,
}: {
  page: Page;
  template: Template;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <PageProvider value={page.info}>
        <TextsProvider value={page.texts}>
          <TemplateProvider value={template}>{children}</TemplateProvider>
        </TextsProvider>
      </PageProvider>
    </StrictMode>
  );
}
