import type { HomeParts } from '#app/page/template.ts';

/** Hero, news and halls, games still on the first screen, then the jackpot and one shelf for each hall. */
export function LotusBayHome({ parts }: { parts: HomeParts }) {
  return (
    <div className="page">
      <div className="bay-top">
        {parts.hero}
        {parts.marquee}
        {parts.halls}
      </div>
      {parts.lead}
      <div className="bay-jackpot">{parts.jackpot}</div>
      {parts.adverts}
      {parts.shelves}
    </div>
  );
}
