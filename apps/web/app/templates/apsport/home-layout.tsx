import type { HomeParts } from '#app/page/template.ts';

/** The scoreboard of the jackpot beside the hero, then the first games, sports, and dense shelves. */
export function ApexHome({ parts }: { parts: HomeParts }) {
  return (
    <div className="page">
      <div className="apex-top">
        {parts.hero}
        <div className="apex-board">
          {parts.jackpot}
          {parts.marquee}
        </div>
      </div>
      {parts.lead}
      <div className="apex-sports">{parts.sports}</div>
      {parts.adverts}
      {parts.shelves}
    </div>
  );
}
