import type { HomeParts } from '#app/page/template.ts';

/** The scoreboard of the jackpot beside the hero, then sports, then dense shelves. */
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
      <div className="apex-sports">{parts.sports}</div>
      {parts.lead}
      {parts.shelves}
    </div>
  );
}
