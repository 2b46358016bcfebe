import type { Figure } from './library-types.ts';
import { circle, each, fade, line, oval, path, rect, svg } from './shapes.ts';

const wheel = (x: number, y: number, r = 13): string =>
  circle(x, y, r, '#23272f') + circle(x, y, r * 0.5, '#c9d0d8') + circle(x, y, r * 0.15, '#23272f');

const car = svg(
  140,
  80,
  path('M34 36 q6 -26 26 -28 h26 q18 2 28 28z', '#b7302a'),
  path('M42 34 q6 -18 18 -19 h8 v19z M76 15 h10 q12 2 18 19 h-28z', '#cfe8f5'),
  rect([8, 34, 124, 28], '#dd3f37', 12),
  circle(126, 46, 5, '#ffe38a'),
  rect([8, 44, 8, 8], '#ff9d6b', 3),
  wheel(38, 62),
  wheel(104, 62),
);

const bus = svg(
  150,
  90,
  rect([6, 10, 138, 62], '#f0b429', 10),
  rect([6, 50, 138, 6], '#23272f'),
  each([16, 44, 72, 100], (x) => rect([x, 20, 22, 22], '#d6ecf7', 3)),
  rect([126, 20, 14, 44], '#d6ecf7', 3),
  wheel(38, 74),
  wheel(112, 74),
);

const rickshaw = svg(
  120,
  100,
  path('M18 44 q2 -36 36 -36 h34 q10 12 12 36z', '#2c9e4b'),
  path('M62 16 h24 q8 10 10 28 h-34z', '#d6ecf7'),
  path('M10 44 h94 q10 4 8 34 h-96 q-8 -6 -6 -34z', '#f2c230'),
  rect([26, 48, 30, 24], '#7a5320', 4),
  circle(106, 60, 6, '#fff3c4'),
  wheel(32, 82),
  wheel(98, 82),
);

const train = svg(
  160,
  90,
  rect([8, 18, 58, 50], '#1f5f9e', 6),
  rect([14, 26, 20, 18], '#d6ecf7', 3) + rect([40, 26, 20, 18], '#d6ecf7', 3),
  rect([66, 36, 76, 32], '#2f7ac4', 10),
  rect([120, 12, 16, 28], '#1f2a38', 3),
  path('M142 56 l16 18 h-22z', '#c23b33'),
  rect([6, 64, 140, 8], '#c23b33', 3),
  each([24, 50, 84, 108, 132], (x) => wheel(x, 76, 10)),
);

const plane = svg(
  150,
  80,
  path('M14 12 h16 l18 26 h-24z', '#2f7ac4'),
  oval(78, 44, [66, 17], '#eef2f6'),
  path('M60 46 l-24 30 h18 l42 -28z', '#b9c6d4'),
  path('M70 34 l-14 -22 h12 l30 22z', '#b9c6d4'),
  path('M122 34 q14 2 18 9 h-22z', '#4a90c8'),
  each([54, 68, 82, 96], (x) => circle(x, 41, 4, '#4a90c8')),
);

const rocket = (step: number) =>
  svg(
    80,
    140,
    path(step === 0 ? 'M28 104 q12 48 24 0z' : 'M30 104 q10 26 20 0z', '#f7a13a') +
      path(step === 0 ? 'M34 104 q6 28 12 0z' : 'M35 104 q5 14 10 0z', '#fff0b0'),
    path('M22 70 q-18 12 -18 38 l22 -12z M58 70 q18 12 18 38 l-22 -12z', '#d2483a'),
    path('M40 2 q28 30 20 102 h-40 q-8 -72 20 -102z', '#f4f6f9'),
    path('M40 2 q15 16 20 36 h-40 q5 -20 20 -36z', '#d2483a'),
    circle(40, 58, 12, '#38506e') + circle(40, 58, 8, '#9bd4f0'),
  );

const boat = svg(
  130,
  120,
  rect([60, 10, 5, 76], '#7a5230'),
  path('M66 12 q44 24 46 66 h-46z', '#f7f3e8'),
  path('M58 22 q-34 26 -38 56 h38z', '#f0a92c'),
  path('M8 84 h114 q-8 30 -32 30 h-52 q-24 0 -30 -30z', '#a8562f'),
  line('M16 96 h98', '#ffffff', 3, { opacity: 0.7 }),
);

const bicycle = svg(
  130,
  90,
  each(
    [30, 100],
    (x) => circle(x, 62, 24, 'none', { stroke: '#23272f', 'stroke-width': 5 }) + circle(x, 62, 3, '#23272f'),
  ),
  line('M30 62 L50 30 H86 L60 62 H30 M50 30 L60 62 M86 30 L100 62 M86 30 L82 16 H94', '#2f9e6e', 5),
  rect([40, 22, 20, 6], '#4a3527', 3),
);

const balloon = svg(
  100,
  140,
  fade('b', '#ff7a59', '#e0557f', '#7b5cc4'),
  path('M50 4 q46 2 44 46 q-2 28 -30 50 h-28 q-28 -22 -30 -50 q-2 -44 44 -46z', 'url(#b)'),
  path('M50 4 q16 20 14 96 h-28 q-2 -76 14 -96z', '#ffffff', { opacity: 0.25 }),
  line('M38 100 l4 14 M62 100 l-4 14', '#6d5230', 2),
  rect([38, 112, 24, 20], '#a9793f', 4),
);

export const vehicles: readonly Figure[] = [
  { names: { en: 'Car', hi: 'कार', ur: 'گاڑی' }, tags: ['outdoors'], costumes: [car] },
  { names: { en: 'School bus', hi: 'स्कूल बस', ur: 'اسکول بس' }, tags: ['outdoors'], costumes: [bus] },
  {
    names: { en: 'Auto rickshaw', hi: 'ऑटो रिक्शा', ur: 'آٹو رکشہ' },
    tags: ['outdoors'],
    costumes: [rickshaw],
  },
  { names: { en: 'Train', hi: 'रेलगाड़ी', ur: 'ریل گاڑی' }, tags: ['outdoors'], costumes: [train] },
  { names: { en: 'Aeroplane', hi: 'हवाई जहाज़', ur: 'ہوائی جہاز' }, tags: ['outdoors'], costumes: [plane] },
  { names: { en: 'Rocket', hi: 'रॉकेट', ur: 'راکٹ' }, tags: ['space'], costumes: [rocket(0), rocket(1)] },
  {
    names: { en: 'Sailing boat', hi: 'पाल वाली नाव', ur: 'بادبانی کشتی' },
    tags: ['outdoors'],
    costumes: [boat],
  },
  { names: { en: 'Bicycle', hi: 'साइकिल', ur: 'سائیکل' }, tags: ['sports', 'outdoors'], costumes: [bicycle] },
  {
    names: { en: 'Hot air balloon', hi: 'गर्म हवा का गुब्बारा', ur: 'گرم ہوا کا غبارہ' },
    tags: ['outdoors'],
    costumes: [balloon],
  },
];
