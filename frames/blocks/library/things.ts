import type { Figure, Names } from './library-types.ts';
import { circle, each, eye, glow, group, line, oval, path, rect, smile, svg } from './shapes.ts';

const robotLook = (step: number) =>
  svg(
    110,
    140,
    line('M55 20 v-12', '#5b6b7d', 4),
    circle(55, 7, 6, step === 0 ? '#e2483d' : '#ffd84d'),
    line(step === 0 ? 'M24 78 l-14 26' : 'M24 78 l-18 -14', '#5b6b7d', 9),
    line(step === 0 ? 'M86 78 l14 26' : 'M86 78 l16 22', '#5b6b7d', 9),
    line(`M42 112 v${step === 0 ? 18 : 14} M68 112 v${step === 0 ? 18 : 20}`, '#5b6b7d', 11),
    each([40, 70], (x) => rect([x - 12, 128, 24, 10], '#3b4857', 5)),
    rect([24, 66, 62, 50], '#3aa6a0', 12),
    rect([38, 80, 34, 20], '#d9f3ee', 5),
    line('M42 92 h6 l4 -8 l6 12 l4 -6 h6', '#e2632b', 2.5),
    rect([20, 18, 70, 46], '#4fc0b8', 14),
    rect([28, 26, 54, 28], '#17313a', 10),
    each([42, 68], (x) => circle(x, 38, 7, '#8ff0e0')),
    each([42, 68], (x) => eye(x, 38, 3)),
    line(step === 0 ? 'M48 48 q7 4 14 0' : 'M46 47 q9 8 18 0', '#8ff0e0', 2.5),
  );

export const robot: Figure = {
  names: { en: 'Robot', hi: 'रोबोट', ur: 'روبوٹ' },
  tags: ['fantasy'],
  costumes: [robotLook(0), robotLook(1)],
};

const planet = (light: string, dark: string, over: string) =>
  svg(110, 110, glow('p', light, dark), circle(55, 55, 50, 'url(#p)'), over);

const earth = planet(
  '#7cc4f5',
  '#1a5fae',
  path(
    'M30 22 q22 -10 30 4 q-2 14 -16 16 q-2 14 -12 14 q-14 -16 -2 -34z M62 50 q22 -8 32 6 q-4 26 -24 34 q-16 -14 -8 -40z',
    '#4fae5a',
  ) + path('M22 74 q14 -6 22 4 q-6 10 -14 8z', '#ffffff', { opacity: 0.8 }),
);
const mars = planet(
  '#f2a071',
  '#a8452a',
  circle(38, 40, 9, '#8f3a24', { opacity: 0.5 }) +
    circle(70, 66, 13, '#8f3a24', { opacity: 0.45 }) +
    circle(64, 30, 5, '#8f3a24', { opacity: 0.5 }),
);
const saturn = svg(
  160,
  110,
  glow('s', '#fbe3b0', '#c08d3f'),
  path('M16 66 q60 34 128 -22', 'none', { stroke: '#a98a5c', 'stroke-width': 9, opacity: 0.6 }),
  circle(80, 55, 40, 'url(#s)'),
  line('M46 46 q34 12 68 -4 M42 62 q40 14 74 -6', '#d9ad67', 4, { opacity: 0.7 }),
  path('M43 71 q-44 16 -26 -6 q4 -6 26 -14 M117 40 q44 -16 26 6 q-30 34 -100 26', 'none', {
    stroke: '#d8bd8c',
    'stroke-width': 7,
  }),
);
const sun = svg(
  120,
  120,
  each([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], (turn) =>
    group(`rotate(${turn} 60 60)`, path('M54 20 L60 2 L66 20z', '#f7b32b')),
  ),
  circle(60, 60, 36, '#ffd34d'),
  eye(48, 54),
  eye(72, 54),
  smile(60, 68, 11, '#a8641a'),
);
const moon = svg(
  100,
  100,
  path('M66 6 a46 46 0 1 0 26 64 a38 38 0 0 1 -26 -64z', '#f3e6b3'),
  circle(36, 58, 6, '#d9c98a'),
  circle(50, 78, 4, '#d9c98a'),
);
const star = svg(
  100,
  96,
  path('M50 3 L64 35 L98 38 L72 61 L80 94 L50 76 L20 94 L28 61 L2 38 L36 35z', '#ffd34d', {
    stroke: '#e0a21f',
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  }),
);

const apple = svg(
  90,
  100,
  path('M45 26 q-36 -16 -40 24 q2 40 28 46 q12 -4 12 -4 q0 0 12 4 q26 -6 28 -46 q-4 -40 -40 -24z', '#dd3f37'),
  oval(26, 44, [7, 12], '#ffffff', { opacity: 0.35 }),
  line('M45 28 q0 -16 6 -24', '#6b4423', 5),
  path('M50 16 q14 -16 28 -6 q-10 16 -28 6z', '#4fae5a'),
);
const mango = svg(
  100,
  100,
  path('M62 14 q36 14 30 52 q-10 34 -50 28 q-38 -8 -32 -40 q18 -8 26 -24 q8 -16 26 -16z', '#f7b32b'),
  path('M62 14 q36 14 30 52 q-6 22 -24 27 q20 -40 -6 -79z', '#ee7b3a', { opacity: 0.6 }),
  line('M60 16 q0 -8 -4 -12', '#6b4423', 5),
  path('M58 10 q18 -14 32 0 q-16 10 -32 0z', '#4fae5a'),
);
const banana = svg(
  110,
  90,
  path('M14 12 q6 54 62 58 q20 2 28 -10 q-50 -2 -72 -54z', '#ffd84d', {
    stroke: '#d9a51f',
    'stroke-width': 3,
  }),
  path('M12 4 h18 l2 8 h-18z', '#6b4423'),
  circle(102, 62, 4, '#6b4423'),
);
const watermelon = svg(
  120,
  76,
  path('M4 8 h112 q-4 62 -56 64 q-52 -2 -56 -64z', '#2f9e4f'),
  path('M14 8 h92 q-6 50 -46 52 q-40 -2 -46 -52z', '#f4f7e6'),
  path('M18 8 h84 q-6 44 -42 46 q-36 -2 -42 -46z', '#ef4f5f'),
  each([40, 58, 76, 50, 68], (x, at) => oval(x, at < 3 ? 20 : 36, [2.5, 4.5], '#2b1a1a')),
);

const ball = svg(
  80,
  80,
  glow('f', '#ffffff', '#c9d0d8'),
  circle(40, 40, 37, 'url(#f)', { stroke: '#3b4250', 'stroke-width': 2 }),
  path('M40 26 l13 9 l-5 15 h-16 l-5 -15z', '#23272f'),
  line('M40 26 V6 M53 35 l18 -8 M48 50 l12 18 M32 50 l-12 18 M27 35 l-18 -8', '#3b4250', 2),
);
const bat = svg(
  60,
  140,
  rect([24, 4, 12, 46], '#c23b33', 5),
  line('M24 14 h12 M24 24 h12 M24 34 h12', '#ffffff', 2, { opacity: 0.5 }),
  path('M24 46 h12 q6 8 8 18 v58 q-2 12 -14 12 q-12 0 -14 -12 v-58 q2 -10 8 -18z', '#dcb27a'),
);
const tree = svg(
  120,
  150,
  rect([50, 88, 20, 58], '#7a5230', 5),
  circle(60, 46, 40, '#3f9a4f'),
  circle(30, 70, 28, '#358a45'),
  circle(90, 70, 28, '#4bae5c'),
  each([40, 66, 84, 54], (x, at) => circle(x, [40, 28, 62, 72][at] ?? 40, 5, '#e2483d')),
);
const book = svg(
  110,
  90,
  path('M55 18 q-22 -14 -50 -8 v64 q28 -6 50 8 q22 -14 50 -8 v-64 q-28 -6 -50 8z', '#2f6fb8'),
  path('M55 22 q-20 -12 -44 -8 v56 q24 -4 44 6z M55 22 q20 -12 44 -8 v56 q-24 -4 -44 6z', '#fffaf0'),
  line(
    'M20 28 q14 -2 26 4 M20 40 q14 -2 26 4 M20 52 q14 -2 26 4 M90 28 q-14 -2 -26 4 M90 40 q-14 -2 -26 4',
    '#9aa7b5',
    2,
  ),
);
const lamp = svg(
  90,
  70,
  path('M10 30 h70 q-2 34 -35 36 q-33 -2 -35 -36z', '#b5642f'),
  path('M6 26 h78 q2 8 -8 10 h-62 q-10 -2 -8 -10z', '#d9843f'),
  path('M45 2 q16 20 0 28 q-16 -8 0 -28z', '#ffb52e'),
  path('M45 12 q7 10 0 16 q-7 -6 0 -16z', '#fff3b8'),
);
const arrow = svg(
  110,
  60,
  path('M4 20 h60 v-18 l42 28 l-42 28 v-18 h-60z', '#3d7fd6', {
    stroke: '#245a9e',
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  }),
);
const heart = svg(
  100,
  90,
  path('M50 86 q-74 -48 -36 -78 q24 -14 36 12 q12 -26 36 -12 q38 30 -36 78z', '#e0446a'),
);

const letterColours = ['#d2483a', '#2f7ac4', '#2f9e6e', '#7b5cc4', '#d9822b'] as const;
const letter = (text: string, at: number) =>
  svg(
    90,
    90,
    rect([4, 4, 82, 82], letterColours[at % letterColours.length] ?? '#2f7ac4', 16),
    `<text x="45" y="66" font-family="Sans Serif" font-size="58" font-weight="bold" text-anchor="middle" fill="#ffffff">${text}</text>`,
  );
const letters = (names: Names, texts: string): Figure => ({
  names,
  tags: ['letters'],
  costumes: Array.from(texts, letter),
});

const one = (names: Names, tags: Figure['tags'], ...costumes: readonly string[]): Figure => ({
  names,
  tags,
  costumes,
});

export const things: readonly Figure[] = [
  one({ en: 'Earth', hi: 'पृथ्वी', ur: 'زمین' }, ['space'], earth),
  one({ en: 'Mars', hi: 'मंगल', ur: 'مریخ' }, ['space'], mars),
  one({ en: 'Saturn', hi: 'शनि', ur: 'زحل' }, ['space'], saturn),
  one({ en: 'Sun', hi: 'सूर्य', ur: 'سورج' }, ['space', 'outdoors'], sun),
  one({ en: 'Moon', hi: 'चंद्रमा', ur: 'چاند' }, ['space'], moon),
  one({ en: 'Star', hi: 'तारा', ur: 'ستارہ' }, ['space', 'fantasy'], star),
  one({ en: 'Apple', hi: 'सेब', ur: 'سیب' }, ['food'], apple),
  one({ en: 'Mango', hi: 'आम', ur: 'آم' }, ['food'], mango),
  one({ en: 'Banana', hi: 'केला', ur: 'کیلا' }, ['food'], banana),
  one({ en: 'Watermelon', hi: 'तरबूज़', ur: 'تربوز' }, ['food'], watermelon),
  one({ en: 'Football', hi: 'फ़ुटबॉल', ur: 'فٹ بال' }, ['sports'], ball),
  one({ en: 'Cricket bat', hi: 'क्रिकेट बल्ला', ur: 'کرکٹ بلا' }, ['sports'], bat),
  one({ en: 'Apple tree', hi: 'सेब का पेड़', ur: 'سیب کا درخت' }, ['outdoors'], tree),
  one({ en: 'Book', hi: 'किताब', ur: 'کتاب' }, ['indoors'], book),
  one({ en: 'Oil lamp', hi: 'दीया', ur: 'دیا' }, ['indoors'], lamp),
  one({ en: 'Arrow', hi: 'तीर', ur: 'تیر' }, ['patterns'], arrow),
  one({ en: 'Heart', hi: 'दिल', ur: 'دل' }, ['fantasy'], heart),
  letters({ en: 'Letters A to Z', hi: 'अक्षर A से Z', ur: 'حروف A تا Z' }, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  letters(
    { en: 'Hindi letters', hi: 'हिन्दी अक्षर', ur: 'ہندی حروف' },
    'अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह',
  ),
  letters({ en: 'Urdu letters', hi: 'उर्दू अक्षर', ur: 'اردو حروف' }, 'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنوہیے'),
  letters({ en: 'Digits', hi: 'अंक', ur: 'ہندسے' }, '0123456789'),
];
