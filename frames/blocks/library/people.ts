import type { Figure, Names } from './library-types.ts';
import { circle, each, eye, line, oval, path, rect, smile, svg } from './shapes.ts';

interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly legs: string;
  readonly head: 'short' | 'plaits' | 'bun' | 'curls' | 'turban' | 'scarf';
  readonly hasGlasses?: boolean;
}

const heads: Readonly<Record<Person['head'], (colour: string) => string>> = {
  short: (hair) => path('M33 34 q-2 -26 22 -26 q24 0 22 26 q-6 -14 -22 -14 q-16 0 -22 14z', hair),
  plaits: (hair) =>
    path('M32 42 q-6 -34 23 -34 q29 0 23 34 q-4 -22 -23 -22 q-19 0 -23 22z', hair) +
    line('M33 40 q-8 14 -4 30 M77 40 q8 14 4 30', hair, 8) +
    circle(29, 72, 5, '#e2483d') +
    circle(81, 72, 5, '#e2483d'),
  bun: (hair) =>
    circle(55, 8, 9, hair) + path('M33 38 q-4 -28 22 -28 q26 0 22 28 q-6 -18 -22 -18 q-16 0 -22 18z', hair),
  curls: (hair) =>
    each([34, 42, 52, 62, 72, 77], (x, at) => circle(x, [28, 18, 14, 14, 19, 29][at] ?? 20, 10, hair)),
  turban: (cloth) =>
    path('M31 32 q-2 -28 24 -28 q26 0 24 28 q-24 -16 -48 0z', cloth) +
    line('M34 28 q18 -16 42 -8 M40 14 q14 -4 34 8', '#ffffff', 1.5, { opacity: 0.6 }),
  scarf: (cloth) => path('M30 70 q-6 -64 25 -64 q31 0 25 64 q-10 12 -25 12 q-15 0 -25 -12z', cloth),
};

/** Seen from the front. `step` alternates arms and legs. */
function person({ skin, hair, cloth, legs, head, hasGlasses = false }: Person, step: number): string {
  const swing = step === 0 ? 0 : 7;
  const isBehind = head === 'scarf';
  return svg(
    110,
    170,
    isBehind ? heads[head](hair) : '',
    line(`M46 122 l${-2 - swing} 38`, legs, 14),
    line(`M64 122 l${2 + swing} 38`, legs, 14),
    each([42 - swing, 68 + swing], (x) => oval(x, 164, [11, 5], '#3a2f2a')),
    line(`M38 84 l-14 ${28 - swing * 2}`, skin, 10),
    line(`M72 84 l14 ${28 - swing * 4}`, skin, 10),
    path('M36 74 q19 -10 38 0 l6 54 q-25 8 -50 0z', cloth),
    rect([49, 60, 12, 16], skin, 5),
    oval(55, 42, [21, 24], skin),
    isBehind ? '' : heads[head](hair),
    eye(47, 42, 3.2),
    eye(63, 42, 3.2),
    hasGlasses
      ? each([47, 63], (x) => circle(x, 42, 7, 'none', { stroke: '#3a3f4a', 'stroke-width': 2 })) +
          line('M54 42 h2', '#3a3f4a', 2)
      : '',
    smile(55, 53, 7, '#7a2f26'),
  );
}

const figure = (names: Names, look: Person): Figure => ({
  names,
  tags: ['people'],
  costumes: [person(look, 0), person(look, 1)],
});

export const people: readonly Figure[] = [
  figure(
    { en: 'Meera', hi: 'मीरा', ur: 'میرا' },
    { skin: '#b97a4e', hair: '#1f1714', cloth: '#f0a92c', legs: '#2f5d9b', head: 'plaits' },
  ),
  figure(
    { en: 'Arjun', hi: 'अर्जुन', ur: 'ارجن' },
    { skin: '#8d5a36', hair: '#16110f', cloth: '#2f9e6e', legs: '#40474f', head: 'short', hasGlasses: true },
  ),
  figure(
    { en: 'Ayesha', hi: 'आयशा', ur: 'عائشہ' },
    { skin: '#d9a27a', hair: '#3a77b8', cloth: '#7b5cc4', legs: '#4d3c77', head: 'scarf' },
  ),
  figure(
    { en: 'Harpreet', hi: 'हरप्रीत', ur: 'ہرپریت' },
    { skin: '#c58b5f', hair: '#d2483a', cloth: '#34495e', legs: '#a38a63', head: 'turban' },
  ),
  figure(
    { en: 'Grace', hi: 'ग्रेस', ur: 'گریس' },
    { skin: '#5c3a25', hair: '#120d0b', cloth: '#e0557f', legs: '#33475b', head: 'curls' },
  ),
  figure(
    { en: 'Ms Rao', hi: 'राव मैडम', ur: 'مس راؤ' },
    { skin: '#a86f45', hair: '#2b2320', cloth: '#0e8573', legs: '#0b6a5c', head: 'bun', hasGlasses: true },
  ),
  figure(
    { en: 'Leo', hi: 'लियो', ur: 'لیو' },
    { skin: '#f0cba8', hair: '#a8642e', cloth: '#3d7fd6', legs: '#59616b', head: 'short' },
  ),
];
