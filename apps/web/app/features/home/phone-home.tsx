import type { HomeBlock } from '@halls/contract/site';
import type { HomeParts } from '#app/page/template.ts';

/** A home of phones: the parts of any home in the order, and in the looks, that a configuration says. */
export function PhoneHome({ blocks, parts }: { blocks: readonly HomeBlock[]; parts: HomeParts }) {
  return (
    <div className="page phone-home">
      {blocks.map(({ kind, look }) => (
        <div key={kind} className={`phone-${look}`} data-block={kind}>
          {parts[kind]}
        </div>
      ))}
    </div>
  );
}
