import type { Placement } from '../tile-cast.ts';

/** Who stands on each game's tile, from back to front. A game that is not listed shows its subject alone. */
export const tileCasts: Readonly<Record<string, readonly Placement[]>> = {
  'r8-river-dragon': [
    ['dragon', 208, 204, 1.7],
    ['orb', 46, 76, 0.3],
    ['lotus', 62, 352, 0.5],
    ['lotus', 342, 362, 0.62],
  ],
  'r8-koi-lanterns': [
    ['lantern', 62, 120, 0.62],
    ['lantern', 346, 104, 0.74],
    ['koi', 150, 214, 1.2, -8],
    ['koi', 262, 236, 1.08, 172, { ink: { main: '#ffb13d', second: '#e8452f' } }],
  ],
  'r8-night-market': [
    ['lantern', 78, 138, 0.8, -3],
    ['lantern', 334, 120, 0.66, 4, { ink: { main: '#32b89a' } }],
    ['lantern', 206, 200, 1.35],
    ['pineapple', 332, 318, 0.58],
    ['melon', 76, 330, 0.55],
  ],
  'r8-lotus-lake': [
    ['crane', 92, 128, 0.72, -6, { far: true }],
    ['lotus', 206, 252, 1.55, 0, { mirror: 330 }],
    ['butterfly', 322, 122, 0.4, 18],
  ],
  'r8-eight-pearls': [
    ['orb', 40, 214, 0.3],
    ['orb', 66, 128, 0.32],
    ['orb', 126, 66, 0.34],
    ['orb', 200, 44, 0.36],
    ['orb', 274, 66, 0.34],
    ['orb', 334, 128, 0.32],
    ['orb', 360, 214, 0.3],
    ['pearl', 200, 236, 1.35],
  ],
  'r8-storm-phoenix': [['phoenix', 200, 200, 1.62, -4]],
  'r8-classic-carp': [
    ['koi', 206, 196, 1.5, 14],
    ['seven', 66, 318, 0.5, -8],
    ['bell', 338, 318, 0.5, 10],
  ],
  'r8-moon-festival': [
    ['lantern', 336, 118, 0.7],
    ['rabbit', 184, 222, 1.34],
    ['flower', 66, 342, 0.5],
    ['peach', 324, 326, 0.56, 10],
  ],
  'r8-golden-sampan': [
    ['crane', 92, 96, 0.56, 8, { far: true }],
    ['sampan', 200, 240, 1.55, 0, { mirror: 338 }],
  ],
  'r8-tiger-ford': [['tiger', 200, 214, 1.95, -2]],
  'r8-turtle-temple': [
    ['pagoda', 200, 134, 1.1, 0, { ink: { main: '#b4532f', second: '#2f7d64' } }],
    ['turtle', 200, 272, 1.12, 6],
  ],
  'r8-water-puppets': [
    ['phoenix', 306, 176, 0.86, 12],
    ['dragon', 104, 246, 0.92, -6],
    ['mask', 212, 214, 1.2, 3],
    ['drum', 330, 336, 0.56],
  ],
  'r8-river-of-stars': [
    ['star', 92, 116, 0.36, -10],
    ['star', 326, 88, 0.46, 12],
    ['star', 346, 206, 0.24, 8],
    ['boat', 200, 226, 1.4, 0, { mirror: 330 }],
  ],

  'jd-silk-weavers': [
    ['loom', 204, 206, 1.45, -3],
    ['butterfly', 330, 104, 0.5, 20],
    ['spool', 76, 332, 0.6, -6],
  ],
  'jd-jade-mountain': [
    ['mountain', 200, 252, 1.85, 0, { ink: { main: '#2f9d7a', second: '#1c6a56' } }],
    ['gem', 200, 168, 1.16],
  ],
  'jd-tea-house': [
    ['lantern', 344, 96, 0.56],
    ['teapot', 204, 220, 1.46],
    ['leaf', 334, 338, 0.42, 20],
  ],
  'jd-panda-grove': [
    ['bamboo', 62, 190, 1.15, -4],
    ['bamboo', 346, 190, 1.15, 5],
    ['panda', 196, 218, 1.5],
  ],
  'jd-opera-masks': [
    ['mask', 84, 196, 0.9, -14, { ink: { main: '#2f7de0', accent: '#ffd166' } }],
    ['mask', 316, 196, 0.9, 14, { ink: { main: '#2f9d62', accent: '#ffd166' } }],
    ['mask', 200, 204, 1.36],
  ],
  'jd-ink-and-brush': [
    ['crane', 92, 118, 0.66, -8, { far: true }],
    ['brush', 206, 206, 1.5, -6],
  ],
  'jd-jade-sevens': [
    ['seven', 94, 222, 0.92, -10],
    ['seven', 306, 222, 0.92, 10],
    ['seven', 200, 196, 1.32],
  ],
  'jd-kite-meadow': [
    ['kite', 84, 106, 0.5, -20, { far: true, ink: { main: '#7b5fe0' } }],
    ['kite', 338, 292, 0.44, 14, { far: true, ink: { main: '#2fa88f' } }],
    ['kite', 208, 188, 1.46, -4],
  ],
  'jd-harvest-terraces': [
    ['ox', 200, 190, 1.42],
    ['rice', 68, 326, 0.8, -12],
    ['rice', 336, 326, 0.8, 12],
  ],
  'jd-twelve-signs': [
    ['rabbit', 66, 108, 0.5, -6],
    ['ox', 338, 112, 0.52, 6],
    ['dragon', 204, 210, 1.36],
    ['tiger', 76, 326, 0.54, -6],
    ['horse', 330, 330, 0.54, 0],
  ],
  'jd-monkey-peaches': [
    ['peach', 326, 96, 0.5, 14],
    ['monkey', 192, 204, 1.46],
    ['peach', 78, 330, 0.62, -8],
    ['peach', 328, 326, 0.76, 8],
  ],
  'jd-crane-dance': [
    ['crane', 276, 232, 1.08, 12, { flip: true, far: true }],
    ['crane', 142, 190, 1.3, -6],
  ],
  'jd-royal-seal': [
    ['lantern', 62, 100, 0.56],
    ['lantern', 338, 100, 0.56],
    ['seal', 200, 208, 1.52, 0, { ink: { main: '#3fb88c' } }],
    ['scroll', 78, 338, 0.46, -12],
  ],

  'fc-deep-blue': [
    ['seahorse', 338, 96, 0.42, 8, { far: true }],
    ['whale', 196, 196, 1.55, -8],
    ['jellyfish', 76, 322, 0.52],
    ['fish', 328, 318, 0.44, -6],
  ],
  'fc-pirate-cove': [
    ['boat', 324, 132, 0.66, 4, { far: true }],
    ['chest', 200, 244, 1.4],
    ['parrot', 96, 122, 0.76, -4],
  ],
  'fc-reef-party': [
    ['jellyfish', 66, 100, 0.46, -8],
    ['fish', 338, 104, 0.46, 6],
    ['octopus', 200, 206, 1.4],
    ['crab', 70, 338, 0.54],
    ['seahorse', 342, 322, 0.5],
  ],
  'fc-pearl-diver': [
    ['turtle', 92, 104, 0.56, -42],
    ['fish', 328, 108, 0.42, -4, { flip: true }],
    ['pearl', 200, 236, 1.46],
  ],
  'fc-jungle-totem': [
    ['snake', 72, 322, 0.64],
    ['totem', 204, 200, 1.52],
    ['parrot', 338, 142, 0.64, 6],
    ['frog', 330, 340, 0.5],
  ],
  'fc-star-voyage': [
    ['planet', 84, 112, 0.66, -6],
    ['comet', 334, 96, 0.5],
    ['rocket', 206, 202, 1.5],
    ['satellite', 326, 318, 0.46, 10],
  ],
  'fc-moon-garden': [
    ['mushroom', 76, 300, 0.72, -8, { ink: { main: '#5fc9b0' } }],
    ['mushroom', 330, 306, 0.62, 8, { ink: { main: '#ff8fb0' } }],
    ['mushroom', 200, 206, 1.42],
    ['butterfly', 322, 108, 0.48, 16],
  ],
  'fc-book-of-tides': [
    ['book', 204, 196, 1.4, 2],
    ['shell', 74, 328, 0.6, -10],
    ['compass', 332, 324, 0.56, 8],
  ],
  'fc-cherry-pier': [
    ['star', 74, 112, 0.46, -12],
    ['lemon', 334, 122, 0.46, 8],
    ['cherry', 204, 206, 1.5],
    ['seven', 70, 328, 0.5, -8],
    ['bell', 340, 326, 0.46, 10],
  ],
  'fc-elephant-parade': [
    ['elephant', 200, 206, 1.68],
    ['drum', 66, 342, 0.46],
    ['lamp', 338, 342, 0.46],
  ],
  'fc-aurora-bay': [
    ['star', 70, 96, 0.3, -8],
    ['moon', 330, 88, 0.42],
    ['whale', 198, 232, 1.42, -22],
  ],
  'fc-honey-meadow': [
    ['sun', 334, 82, 0.5],
    ['bee', 84, 118, 0.5, -16, { far: true }],
    ['bee', 206, 196, 1.36, 8],
    ['flower', 70, 334, 0.66],
    ['flower', 336, 338, 0.72, 0, { ink: { main: '#f2883a' } }],
  ],

  'jl-lantern-parade': [
    ['lantern', 116, 132, 0.66, -4, { ink: { main: '#ff8f2e' } }],
    ['lantern', 290, 120, 0.6, 4, { ink: { main: '#e0b02e' } }],
    ['lantern', 62, 242, 0.78, -5, { ink: { main: '#2f9d7a' } }],
    ['lantern', 342, 240, 0.76, 5, { ink: { main: '#b04fc0' } }],
    ['lantern', 200, 218, 1.26, 0, { ink: { main: '#e0322a' } }],
  ],
  'jl-dragon-drums': [
    ['dragon', 208, 166, 1.55],
    ['drum', 200, 304, 0.92],
  ],
  'jl-fruit-stall': [
    ['pineapple', 204, 128, 1.16],
    ['coconut', 92, 206, 0.7, -6],
    ['mango', 318, 202, 0.72, 6],
    ['melon', 126, 292, 0.86],
    ['orange', 262, 286, 0.74],
    ['cherry', 342, 316, 0.5],
    ['lemon', 58, 336, 0.44],
  ],
  'jl-street-sevens': [
    ['lantern', 64, 92, 0.56],
    ['lantern', 338, 92, 0.56],
    ['seven', 92, 232, 0.92, -12, { ink: { main: '#ff9a2e' } }],
    ['seven', 310, 232, 0.92, 10, { ink: { main: '#ff9a2e' } }],
    ['seven', 200, 200, 1.36],
  ],
  'jl-fire-phoenix': [
    ['sun', 200, 120, 1.15, 0, { far: true, ink: { main: '#ffd23d', accent: '#ff7a2e' } }],
    ['phoenix', 200, 214, 1.62, 5, { flip: true, ink: { main: '#f2542a', second: '#ffb12e' } }],
  ],
  'jl-lion-dance': [
    ['firecrackers', 348, 164, 0.92, 4, { ink: { main: '#d92a22' } }],
    ['lion', 188, 202, 1.48, -3],
    ['drum', 326, 336, 0.56],
  ],
  'jl-robot-arcade': [
    ['rocket', 336, 112, 0.5, 6],
    ['robot', 200, 206, 1.42],
    ['joystick', 84, 336, 0.6, -10],
  ],
  'jl-paper-moon': [
    ['moon', 200, 184, 1.56, -6],
    ['boat', 92, 322, 0.6, -4],
    ['crane', 322, 300, 0.62, 6],
  ],
  'jl-desert-caravan': [
    ['lamp', 210, 196, 1.5],
    ['horse', 72, 318, 0.62, 0, { flip: true }],
    ['gem', 340, 332, 0.36, 10],
  ],
  'jl-harvest-supper': [
    ['rooster', 86, 128, 0.7, -4],
    ['basket', 210, 214, 1.42],
    ['corn', 72, 334, 0.6, -16],
    ['mushroom', 334, 338, 0.5, 6],
  ],
  'jl-comet-sevens': [
    ['comet', 190, 176, 1.72, 0, { ink: { main: '#7ae6ff', second: '#ff6a2e', accent: '#ffd34d' } }],
    ['seven', 96, 286, 0.74, -8, { ink: { main: '#ff5a3d' } }],
    ['seven', 318, 300, 0.56, 10, { ink: { main: '#ff5a3d' } }],
  ],
  'jl-golden-rooster': [
    ['rooster', 196, 206, 1.58],
    ['corn', 66, 342, 0.5, -14],
    ['clover', 340, 336, 0.42, 10],
  ],

  'lc-baccarat': [
    ['card', 200, 190, 1.5, -2, { ink: { main: '#fffaf0', second: '#c9213f', accent: '#1d2a28' } }],
    ['lotus', 70, 334, 0.5],
    ['chip', 328, 318, 0.62],
  ],
  'lc-sicbo': [
    ['dice', 200, 196, 1.52, 0, { ink: { main: '#fff8ea', second: '#d8302f', accent: '#23272e' } }],
    ['chip', 66, 336, 0.46],
    ['lantern', 342, 92, 0.5],
  ],
  'lc-roulette': [
    ['wheel', 200, 196, 1.6],
    ['chip', 72, 330, 0.5],
    ['chip', 336, 326, 0.42, 0, { ink: { main: '#1f7a4d' } }],
  ],
  'sb-board': [
    ['ball', 200, 186, 1.34, -8],
    ['trophy', 330, 300, 0.66],
    ['flag', 72, 296, 0.66, -6],
  ],
  'sb-penalty': [
    ['goal', 200, 196, 1.72],
    ['glove', 72, 322, 0.6, -16],
    ['trophy', 336, 322, 0.5],
  ],
  'lt-three-digits': [
    ['lotteryBall', 200, 206, 1.36, 0, { ink: { main: '#ffd84d', accent: '#ff7f6a', second: '#4fd1c5' } }],
    ['star', 58, 82, 0.32, -10],
    ['clover', 344, 92, 0.36, 10],
  ],
  'lt-keno': [
    ['ticket', 196, 186, 1.4, 4],
    ['lotteryBall', 314, 304, 0.7, 0, { ink: { main: '#ffe14d', accent: '#ff7ab6', second: '#7ad3ff' } }],
    ['star', 70, 318, 0.44, -12],
  ],
  'lt-quick-five': [
    ['lotteryBall', 132, 176, 0.92, -8, { ink: { main: '#ffb347', accent: '#ff6f91', second: '#7ad3ff' } }],
    ['lotteryBall', 274, 214, 1.02, 8, { ink: { main: '#ff6f91', accent: '#ffb347', second: '#4fd1c5' } }],
    ['lotteryBall', 176, 322, 0.62, 4, { ink: { main: '#4fd1c5', accent: '#ffe14d', second: '#ff7ab6' } }],
    ['star', 336, 84, 0.36, 10],
  ],
  'lt-top-ten': [
    ['trophy', 200, 184, 1.3],
    ['lotteryBall', 84, 316, 0.62, -6, { ink: { main: '#4ea8ff', accent: '#ffd166', second: '#ff7ab6' } }],
    ['lotteryBall', 322, 322, 0.52, 6, { ink: { main: '#ff6b57', accent: '#ffd166', second: '#4fd1c5' } }],
  ],
  'kc-dragon-tiger': [
    [
      'dragon',
      122,
      184,
      1.22,
      0,
      { flip: true, ink: { main: '#2f8fd8', accent: '#ff6b57', second: '#ffc857', gold: '#f0b840' } },
    ],
    ['tiger', 292, 232, 1.06, 4, { ink: { main: '#f28c28', second: '#4a2008' } }],
    ['card', 92, 344, 0.42, -8],
  ],
  'vs-eight-lanes': [
    [
      'horse',
      292,
      160,
      0.86,
      0,
      { far: true, ink: { main: '#b8b2a8', second: '#6a655c', accent: '#3fa0e8' } },
    ],
    ['horse', 236, 196, 1.08, 0, { ink: { main: '#4a3a34', second: '#1c1512', accent: '#ffd166' } }],
    ['horse', 152, 236, 1.36, 0, { ink: { main: '#b5652f', second: '#5a2a10', accent: '#e0352f' } }],
  ],
  'vs-dragon-boats': [
    ['dragonBoat', 190, 216, 1.5, -3, { ink: { main: '#f2a33a', accent: '#e0352f', second: '#1f7f8f' } }],
  ],
  'cf-feather-duel': [
    ['rooster', 104, 244, 1.12, 0, { ink: { main: '#e0552a', second: '#1f6f5c', gold: '#ffc84a' } }],
    [
      'rooster',
      296,
      244,
      1.12,
      0,
      { flip: true, ink: { main: '#3f6fd8', second: '#5a2a8c', gold: '#e8edf2', accent: '#7ac8ff' } },
    ],
    ['crown', 200, 96, 0.56],
  ],
  'es-circuit-duel': [
    ['robot', 102, 214, 0.98, -5, { ink: { main: '#37c9a8', second: '#37f0c2', accent: '#2e5cff' } }],
    ['robot', 298, 214, 0.98, 5, { ink: { main: '#e0569a', second: '#ff8fc9', accent: '#ffb03d' } }],
    ['shield', 200, 286, 0.66],
    ['sword', 200, 118, 0.6, -38],
  ],
  'mt-golden-seams': [
    ['teacup', 200, 216, 1.5],
    ['flower', 70, 336, 0.46, 0, { ink: { main: '#c9b8a0' } }],
  ],
};
