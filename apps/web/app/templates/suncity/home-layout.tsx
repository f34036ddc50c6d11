import type { HomeParts } from '#app/page/template.ts';

/** Hero and shelves in the middle, the jackpot beside the hero; the rail has the halls already. */
export function GoldenHourHome({ parts }: { parts: HomeParts }) {
  return (
    <div className="page">
      <div className="tea-top">
        <div className="tea-news">{parts.marquee}</div>
        {parts.hero}
        {parts.jackpot}
      </div>
      {parts.lead}
      {parts.adverts}
      {parts.shelves}
    </div>
  );
}
