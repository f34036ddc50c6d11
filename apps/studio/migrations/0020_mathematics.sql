-- Up Migration

-- Model and version that a round is played by, such as 'lines-20@1': it is verified by these, whatever its game is
-- played by later. Rounds of before were played by the first version of what their game had then.
alter table studio.round add column mathematics text check (mathematics ~ '^[a-z0-9-]+@[1-9][0-9]*$');
alter table studio.draw add column mathematics text check (mathematics ~ '^[a-z0-9-]+@[1-9][0-9]*$');

create temporary table first_model on commit drop as
select model, unnest(string_to_array(codes, ' ')) as game_code
from (values
  ('lines-20', 'r8-river-dragon r8-lotus-lake r8-moon-festival r8-golden-sampan jd-silk-weavers jd-tea-house jd-ink-and-brush jd-harvest-terraces fc-pirate-cove fc-star-voyage fc-elephant-parade jl-lantern-parade jl-lion-dance jl-harvest-supper mt-golden-seams'),
  ('ways-243', 'r8-koi-lanterns r8-storm-phoenix r8-tiger-ford r8-river-of-stars jd-jade-mountain jd-kite-meadow jd-crane-dance fc-deep-blue fc-jungle-totem fc-aurora-bay jl-dragon-drums jl-paper-moon jl-desert-caravan'),
  ('tumble-30', 'r8-night-market r8-water-puppets jd-panda-grove jd-monkey-peaches fc-reef-party fc-moon-garden fc-honey-meadow jl-fruit-stall jl-robot-arcade'),
  ('expand-10', 'r8-eight-pearls r8-turtle-temple jd-opera-masks jd-twelve-signs jd-royal-seal fc-pearl-diver fc-book-of-tides jl-fire-phoenix jl-golden-rooster'),
  ('classic-5', 'r8-classic-carp jd-jade-sevens fc-cherry-pier jl-street-sevens jl-comet-sevens'),
  ('baccarat', 'lc-baccarat'),
  ('sicbo', 'lc-sicbo'),
  ('penalty', 'sb-penalty'),
  ('digits-3', 'lt-three-digits'),
  ('keno', 'lt-keno'),
  ('dragon-tiger', 'kc-dragon-tiger'),
  ('race-8', 'vs-eight-lanes'),
  ('race-6', 'vs-dragon-boats'),
  ('bird-duel', 'cf-feather-duel'),
  ('esport-duel', 'es-circuit-duel')
) as played (model, codes);

update studio.round set mathematics = model || '@1' from first_model where first_model.game_code = round.game_code;
-- a draw that is drawn takes no change any more; this one says nothing new of it
alter table studio.draw disable trigger user;
update studio.draw set mathematics = model || '@1' from first_model where first_model.game_code = draw.game_code;
alter table studio.draw enable trigger user;

alter table studio.round alter column mathematics set not null;
alter table studio.draw alter column mathematics set not null;
