import type { HomeParts } from '#app/page/template.ts';

/** Hero, marquee, jackpot and halls, then one shelf for each hall. */
export function LotusBayHome({ parts }: { parts: HomeParts }) {
  return (
    <div className="page">
      <div className="bay-top">
        {parts.hero}
        {parts.marquee}
        {parts.halls}
        {parts.jackpot}
      </div>
      {parts.shelves}
    </div>
  );
}
