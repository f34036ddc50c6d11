import './markup.css';
import { classNames } from '@halls/ui';

/** Clean HTML of an answer: the server lets through nothing but paragraphs, headings, lists, emphasis and links. */
export function Markup({ html, className }: { html: string; className?: string }) {
  return <div className={classNames('markup', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
