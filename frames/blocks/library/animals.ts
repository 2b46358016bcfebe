import type { Figure } from './library-types.ts';
import { circle, each, eye, group, line, oval, path, rect, smile, svg } from './shapes.ts';

/** Two costumes of one animal: `step` is 0 and 1. */
const twice = (draw: (step: number) => string): readonly string[] => [draw(0), draw(1)];

const parrot = (step: number) =>
  svg(
    120,
    110,
    path('M28 66 q-22 18 -24 34 q20 -2 34 -20z', '#1f7ac2'),
    oval(56, 58, [32, 24], '#2fa84f'),
    path(step === 0 ? 'M50 52 q-8 -40 24 -44 q6 30 -2 46z' : 'M50 58 q-8 44 26 40 q4 -24 -4 -40z', '#e2483d'),
    circle(88, 40, 20, '#37bd5c'),
    path('M104 34 q16 2 10 18 q-8 -6 -12 -6z', '#f0a92c'),
    circle(92, 36, 8, '#ffffff'),
    eye(93, 36),
  );

const dog = (step: number) =>
  svg(
    138,
    100,
    line(step === 0 ? 'M20 46 q-14 -8 -8 -24' : 'M20 48 q-20 0 -16 -18', '#b9793f', 8),
    each([24, 40, 74, 90], (x, at) =>
      rect([x + (step === 0 ? 0 : at % 2 === 0 ? 5 : -5), 62, 11, 32], '#a96a33', 5),
    ),
    rect([16, 38, 92, 36], '#c98a4b', 18),
    circle(100, 36, 24, '#d99a58'),
    oval(84, 34, [9, 18], '#8a5227', { transform: 'rotate(14 84 34)' }),
    oval(118, 46, [14, 10], '#f3d9b5'),
    circle(129, 42, 4, '#1d2330'),
    eye(104, 30),
    line('M112 52 q6 4 12 0', '#1d2330', 2),
  );

const fish = (step: number) =>
  svg(
    120,
    80,
    path(step === 0 ? 'M34 40 L4 14 Q14 40 4 66z' : 'M34 40 L10 18 Q12 40 10 62z', '#e2632b'),
    oval(68, 40, [44, 28], '#f58b3c'),
    path('M60 13 q18 -14 30 6z', '#e2632b'),
    path('M48 18 q10 22 0 44 q10 4 14 4 q12 -26 0 -52z', '#ffffff'),
    eye(94, 34, 6),
    line('M104 48 q-6 4 -10 2', '#8f3414', 2.5),
  );

const butterfly = (step: number) => {
  const wide = step === 0 ? 1 : 0.55;
  const wing = (side: number) =>
    group(
      `translate(60 50) scale(${side * wide} 1)`,
      path('M0 0 C10 -50 60 -46 50 -8 C46 6 14 6 0 0z', '#8b5cf0'),
      path('M0 2 C20 4 46 14 36 36 C26 50 4 30 0 2z', '#f06bb0'),
      circle(34, -20, 8, '#ffd84d'),
      circle(24, 24, 6, '#ffe9a8'),
    );
  return svg(
    120,
    100,
    wing(1),
    wing(-1),
    rect([56, 28, 8, 50], '#3b2a5a', 4),
    circle(60, 26, 8, '#3b2a5a'),
    line('M58 20 q-6 -12 -14 -14 M62 20 q6 -12 14 -14', '#3b2a5a', 2),
  );
};

const bee = (step: number) =>
  svg(
    100,
    90,
    oval(step === 0 ? 42 : 38, 24, [14, step === 0 ? 22 : 14], '#d8ecf8', { opacity: 0.9 }),
    oval(step === 0 ? 60 : 62, 24, [14, step === 0 ? 22 : 14], '#eaf5fb', { opacity: 0.9 }),
    oval(50, 54, [38, 27], '#f7c531'),
    path('M38 29 q-8 24 0 50 h9 q-7 -26 0 -52z M58 28 q-7 26 0 52 h8 q-6 -26 0 -49z', '#2b2433'),
    path('M12 54 l-12 0 l12 6z', '#2b2433'),
    eye(76, 48, 5),
    smile(78, 60, 6),
  );

const elephant = (step: number) =>
  svg(
    150,
    110,
    each([24, 46, 72, 92], (x, at) =>
      rect([x + (step === 0 ? 0 : at % 2 === 0 ? 4 : -4), 68, 17, 38], '#76879b', 6),
    ),
    oval(62, 56, [50, 34], '#8b9db3'),
    circle(108, 46, 26, '#97a9bf'),
    oval(90, 46, [16, 24], '#76879b'),
    line(step === 0 ? 'M126 56 q8 22 -4 38' : 'M126 54 q16 4 12 -22', '#97a9bf', 12),
    path('M114 66 q14 6 18 -4 q-4 14 -18 10z', '#fdf6e3'),
    eye(114, 40),
    line('M14 50 q-10 8 -8 20', '#76879b', 4),
  );

const tortoise = (step: number) =>
  svg(
    130,
    80,
    each([26, 78], (x) => oval(x + (step === 0 ? 0 : 8), 68, [12, 9], '#6f9a4a')),
    circle(112, 44, 16, '#86b55b'),
    path('M14 60 q4 -48 48 -48 q44 0 46 48z', '#8a6a3b'),
    path(
      'M44 24 l18 -8 l18 8 l0 16 l-18 8 l-18 -8z M24 52 l14 -8 l10 14 h-28z M100 52 l-14 -8 l-10 14 h28z',
      '#b08b51',
    ),
    rect([10, 56, 102, 8], '#6d5230', 4),
    eye(117, 40),
    smile(116, 50, 6),
  );

const frog = (step: number) =>
  svg(
    110,
    100,
    path(
      step === 0
        ? 'M14 88 q-6 -30 20 -30 l6 30z M96 88 q6 -30 -20 -30 l-6 30z'
        : 'M22 98 q-16 -40 12 -44 l4 20z M88 98 q16 -40 -12 -44 l-4 20z',
      '#3f9a45',
    ),
    oval(55, step === 0 ? 62 : 52, [36, 28], '#57b85a'),
    oval(55, step === 0 ? 72 : 62, [24, 16], '#c9ecb4'),
    each(
      [36, 74],
      (x) => circle(x, step === 0 ? 32 : 22, 14, '#57b85a') + circle(x, step === 0 ? 30 : 20, 9, '#ffffff'),
    ),
    each([37, 75], (x) => eye(x, step === 0 ? 31 : 21, 5)),
    line(`M34 ${step === 0 ? 54 : 44} q21 16 42 0`, '#1f5a26', 3),
  );

const owl = (step: number) =>
  svg(
    100,
    110,
    path(
      step === 0
        ? 'M20 50 q-18 30 4 46z M80 50 q18 30 -4 46z'
        : 'M22 50 q-34 -12 -20 -34z M78 50 q34 -12 20 -34z',
      '#6b4a2f',
    ),
    oval(50, 62, [34, 42], '#8a6240'),
    path('M20 28 l4 -22 l18 14z M80 28 l-4 -22 l-18 14z', '#6b4a2f'),
    oval(50, 76, [22, 26], '#e9d3ac'),
    each([36, 64], (x) => circle(x, 40, 15, '#fff7e0') + circle(x, 40, 8, '#f2a922')),
    each([36, 64], (x) => eye(x, 40, 5)),
    path('M45 48 h10 l-5 12z', '#e2772b'),
    each([40, 60], (x) => rect([x - 5, 100, 10, 6], '#e2772b', 3)),
  );

const rabbit = (step: number) =>
  svg(
    100,
    120,
    oval(38, 30, [9, 28], '#f2ece7') + oval(38, 32, [4, 20], '#f5b8c4'),
    oval(62, step === 0 ? 30 : 34, [9, 28], '#f2ece7', step === 0 ? {} : { transform: 'rotate(24 62 50)' }),
    oval(50, 92, [28, 26], '#e5dcd5'),
    circle(50, 64, 26, '#f7f2ee'),
    each([32, 68], (x) => oval(x, 114, [14, 6], '#f7f2ee')),
    eye(41, 60),
    eye(59, 60),
    path('M46 69 h8 l-4 5z', '#ef7f95'),
    line('M50 74 q-4 6 -8 3 M50 74 q4 6 8 3', '#1d2330', 2),
    circle(78, 98, 8, '#ffffff'),
  );

const penguin = (step: number) =>
  svg(
    90,
    110,
    path(
      step === 0
        ? 'M16 46 q-16 20 -8 40 l14 -12z M74 46 q16 20 8 40 l-14 -12z'
        : 'M18 46 q-22 0 -16 -20z M72 46 q22 0 16 -20z',
      '#222c3d',
    ),
    oval(45, 60, [32, 44], '#2b374b'),
    oval(45, 70, [22, 32], '#ffffff'),
    circle(45, 32, 20, '#2b374b'),
    oval(38, 34, [9, 11], '#ffffff') + oval(52, 34, [9, 11], '#ffffff'),
    eye(39, 33),
    eye(51, 33),
    path('M40 42 h10 l-5 8z', '#f2a02c'),
    each([32, 58], (x) => oval(x, 104, [12, 5], '#f2a02c')),
  );

const octopus = (step: number) =>
  svg(
    120,
    110,
    each([20, 40, 60, 80, 100], (x, at) =>
      line(`M60 60 Q${x} 70 ${x + (step === 0 ? 0 : at % 2 === 0 ? 6 : -6)} 102`, '#c2508e', 12),
    ),
    oval(60, 42, [38, 38], '#dd6aa6'),
    each([46, 74], (x) => circle(x, 42, 10, '#ffffff')),
    each([47, 75], (x) => eye(x, 43, 5)),
    smile(60, 60, 9),
  );

export const animals: readonly Figure[] = [
  { names: { en: 'Parrot', hi: 'तोता', ur: 'طوطا' }, tags: ['animals'], costumes: twice(parrot) },
  { names: { en: 'Dog', hi: 'कुत्ता', ur: 'کتا' }, tags: ['animals'], costumes: twice(dog) },
  { names: { en: 'Elephant', hi: 'हाथी', ur: 'ہاتھی' }, tags: ['animals'], costumes: twice(elephant) },
  { names: { en: 'Fish', hi: 'मछली', ur: 'مچھلی' }, tags: ['animals', 'underwater'], costumes: twice(fish) },
  {
    names: { en: 'Octopus', hi: 'ऑक्टोपस', ur: 'آکٹوپس' },
    tags: ['animals', 'underwater'],
    costumes: twice(octopus),
  },
  { names: { en: 'Butterfly', hi: 'तितली', ur: 'تتلی' }, tags: ['animals'], costumes: twice(butterfly) },
  { names: { en: 'Bee', hi: 'मधुमक्खी', ur: 'شہد کی مکھی' }, tags: ['animals'], costumes: twice(bee) },
  { names: { en: 'Tortoise', hi: 'कछुआ', ur: 'کچھوا' }, tags: ['animals'], costumes: twice(tortoise) },
  { names: { en: 'Frog', hi: 'मेंढक', ur: 'مینڈک' }, tags: ['animals'], costumes: twice(frog) },
  { names: { en: 'Owl', hi: 'उल्लू', ur: 'الو' }, tags: ['animals'], costumes: twice(owl) },
  { names: { en: 'Rabbit', hi: 'खरगोश', ur: 'خرگوش' }, tags: ['animals'], costumes: twice(rabbit) },
  { names: { en: 'Penguin', hi: 'पेंगुइन', ur: 'پینگوئن' }, tags: ['animals'], costumes: twice(penguin) },
];
