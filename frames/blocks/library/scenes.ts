import type { Scene } from './library-types.ts';
import { outdoors } from './outdoor-scenes.ts';
import { cloud, hills, pane, room, scene, sky, stars, steps, strewn, whole } from './scene-parts.ts';
import { circle, each, fade, glow, group, line, oval, path, rect } from './shapes.ts';

const indoors: readonly Scene[] = [
  scene(
    { en: 'Classroom', hi: 'कक्षा', ur: 'کمرۂ جماعت' },
    ['indoors'],
    room('#f5e9d0', '#c79a63'),
    rect([110, 50, 260, 130], '#7a5230', 4),
    rect([118, 58, 244, 114], '#2c5f4b'),
    line('M140 90 h90 M140 112 h130 M140 134 h70', '#e8f3ec', 3, { opacity: 0.8 }),
    pane(12, 60, 80, 100),
    pane(388, 60, 80, 100),
    each(
      [60, 200, 340],
      (x) =>
        rect([x, 270, 90, 14], '#a9713c', 3) +
        rect([x + 8, 284, 8, 44], '#8a5a2b') +
        rect([x + 74, 284, 8, 44], '#8a5a2b'),
    ),
  ),
  scene(
    { en: 'Library', hi: 'पुस्तकालय', ur: 'کتب خانہ' },
    ['indoors'],
    room('#efe3d2', '#9c6b3f'),
    each(
      [20, 180, 340],
      (x) =>
        rect([x, 40, 120, 216], '#7a4f2a', 4) +
        each(
          [52, 104, 156, 208],
          (y, row) =>
            rect([x + 8, y, 104, 42], '#5d3b1f') +
            each(steps(7, x + 10, 14), (left, at) =>
              rect(
                [left, y + ((at + row) % 3) * 4, 11, 42 - ((at + row) % 3) * 4],
                ['#c8483c', '#2f7ac4', '#2f9e6e', '#e0a93b', '#7b5cc4'][(at + row) % 5] ?? '#c8483c',
                1,
              ),
            ),
        ),
    ),
  ),
  scene(
    { en: 'Room', hi: 'कमरा', ur: 'کمرہ' },
    ['indoors'],
    room('#dfe9f5', '#b98a5a'),
    pane(60, 50, 120, 110),
    rect([260, 150, 180, 90], '#d2586f', 14),
    rect([246, 196, 208, 60], '#e0718a', 14),
    rect([290, 54, 90, 64], '#ffffff', 3),
    path('M296 112 l26 -34 l20 22 l14 -14 l18 26z', '#7cc068'),
    oval(240, 312, [180, 30], '#f2d7a6'),
  ),
  scene(
    { en: 'Kitchen', hi: 'रसोई', ur: 'باورچی خانہ' },
    ['indoors'],
    room('#fdf0d9', '#d9c3a0'),
    each(steps(12, 0, 40), (x) => each([130, 170], (y) => rect([x + 1, y + 1, 38, 38], '#ffffff', 2))),
    rect([0, 212, 480, 14], '#6d5230'),
    rect([0, 226, 480, 96], '#3aa6a0'),
    each(steps(4, 10, 118), (x) => rect([x, 234, 104, 80], '#2f8f8a', 4) + circle(x + 92, 274, 4, '#ffffff')),
    rect([40, 30, 180, 74], '#3aa6a0', 4),
    pane(280, 24, 140, 84),
    rect([90, 176, 60, 36], '#8a949e', 6),
    rect([80, 172, 80, 8], '#6b747d', 4),
  ),
  scene(
    { en: 'Stage', hi: 'मंच', ur: 'اسٹیج' },
    ['indoors', 'music'],
    whole('#2a1730'),
    rect([0, 270, 480, 90], '#a9713c'),
    each(steps(8, 0, 64), (x) => line(`M${x} 270 l${(x - 240) * 0.3} 90`, '#8a5a2b', 2)),
    path('M0 0 h120 q-14 150 -90 270 h-30z M480 0 h-120 q14 150 90 270 h30z', '#b3262b'),
    path(
      'M0 0 h480 v46 q-30 26 -60 0 q-30 26 -60 0 q-30 26 -60 0 q-30 26 -60 0 q-30 26 -60 0 q-30 26 -60 0 q-30 26 -60 0 q-30 26 -60 0z',
      '#d2383d',
    ),
    path('M240 0 l130 270 h-260z', '#fff3b8', { opacity: 0.16 }),
  ),
  scene(
    { en: 'Laboratory', hi: 'प्रयोगशाला', ur: 'تجربہ گاہ' },
    ['indoors'],
    room('#e4f1f1', '#b8c4c8'),
    rect([30, 196, 420, 16], '#54636b', 4),
    rect([50, 212, 380, 90], '#dfe7ea'),
    path('M110 120 h24 v26 l22 50 h-68 l22 -50z', '#cfe8f5'),
    path('M100 170 h44 l12 26 h-68z', '#7b5cc4'),
    rect([220, 130, 22, 66], '#cfe8f5', 10),
    rect([220, 160, 22, 36], '#2f9e6e', 10),
    rect([260, 110, 22, 86], '#cfe8f5', 10),
    rect([260, 150, 22, 46], '#e0a93b', 10),
    line('M350 196 v-70 l40 20', '#3b4857', 8),
    pane(330, 30, 120, 70),
  ),
  scene(
    { en: 'Museum', hi: 'संग्रहालय', ur: 'عجائب گھر' },
    ['indoors'],
    room('#ece6da', '#c9bfae'),
    each(
      [30, 190, 350],
      (x, at) =>
        rect([x, 60, 100, 80], '#b98a3f', 3) +
        rect([x + 8, 68, 84, 64], ['#7cc8f2', '#f7c873', '#a5d68a'][at] ?? '#7cc8f2') +
        circle(x + 50, 100, 16, ['#ffd84d', '#d2483a', '#7b5cc4'][at] ?? '#ffd84d'),
    ),
    each([60, 220, 380], (x) => rect([x, 212, 44, 44], '#ffffff', 3)),
  ),
];

const elsewhere: readonly Scene[] = [
  scene(
    { en: 'Space', hi: 'अंतरिक्ष', ur: 'خلا' },
    ['space'],
    sky('#0a0f2b', '#1d1b4b'),
    stars(90),
    glow('g', '#f2a071', '#8f3a24'),
    circle(390, 90, 44, 'url(#g)'),
    path('M0 330 q240 -70 480 0 v30 h-480z', '#28306b'),
  ),
  scene(
    { en: 'On the moon', hi: 'चाँद पर', ur: 'چاند پر' },
    ['space'],
    whole('#0b1026'),
    stars(70, 220),
    glow('e', '#7cc4f5', '#1a5fae'),
    circle(110, 90, 40, 'url(#e)'),
    path('M92 66 q20 -8 28 6 q-6 16 -22 14z M112 100 q20 -4 24 6 q-8 16 -22 12z', '#4fae5a'),
    path('M0 240 q240 -50 480 0 v120 h-480z', '#c4c8d0'),
    each(
      [
        [90, 300, 34],
        [260, 280, 22],
        [380, 316, 44],
        [200, 336, 26],
      ] as const,
      ([x, y, r]) => oval(x, y, [r, r * 0.35], '#9aa0ac'),
    ),
  ),
  scene(
    { en: 'On Mars', hi: 'मंगल ग्रह पर', ur: 'مریخ پر' },
    ['space'],
    sky('#e9b48a', '#f4d3b0'),
    path('M0 240 l60 -60 l70 40 l90 -70 l110 80 l80 -40 l70 50 v120 h-480z', '#b5583a'),
    path('M0 280 q240 -40 480 0 v80 h-480z', '#98432a'),
    each(
      [
        [120, 320],
        [300, 306],
        [420, 336],
      ] as const,
      ([x, y]) => path(`M${x} ${y} l14 -20 l22 4 l8 16z`, '#7d3320'),
    ),
  ),
  scene(
    { en: 'Under the sea', hi: 'समुद्र के नीचे', ur: 'سمندر کے نیچے' },
    ['underwater'],
    sky('#3fb3dd', '#1a6aa8', '#0d3f73'),
    each(strewn(30, 480, 260), ([x, y], at) => circle(x, y, 3 + (at % 4), '#ffffff', { opacity: 0.3 })),
    path('M0 310 q120 -34 240 -6 q120 -30 240 4 v60 h-480z', '#d9bd86'),
    each([50, 90, 380, 430], (x) => line(`M${x} 330 q-16 -30 0 -60 q16 -30 0 -60`, '#2f9e6e', 9)),
    path('M250 320 q-10 -50 -34 -60 M250 320 q0 -60 10 -80 M250 320 q14 -40 38 -50', 'none', {
      stroke: '#f06b6b',
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
  ),
  scene(
    { en: 'Castle', hi: 'किला', ur: 'قلعہ' },
    ['fantasy'],
    sky('#a6d2f3', '#f6e9f5'),
    hills(240, '#a5cf8a', '#7fb867'),
    rect([140, 150, 200, 130], '#b7b3c4'),
    each(
      [130, 300],
      (x) => rect([x, 110, 50, 170], '#a29db3') + path(`M${x - 8} 110 l33 -56 l33 56z`, '#7b5cc4'),
    ),
    each(steps(5, 148, 40), (x) => rect([x, 138, 22, 14], '#b7b3c4')),
    path('M212 280 v-46 q28 -38 56 0 v46z', '#5d4630'),
    each([152, 322], (x) => rect([x, 150, 8, 24], '#3b3550', 4)),
  ),
  scene(
    { en: 'Land of sweets', hi: 'मिठाइयों का देश', ur: 'مٹھائیوں کی دنیا' },
    ['fantasy'],
    sky('#ffd9ec', '#fff4fa'),
    cloud(100, 70, 1.2, '#ffffff'),
    hills(230, '#f7a8cf', '#c7e8a9'),
    each(
      [80, 250, 400],
      (x, at) =>
        rect([x - 3, 190, 6, 90], '#ffffff') +
        circle(x, 180, 30, ['#f06b8f', '#8b5cf0', '#ffb52e'][at] ?? '#f06b8f') +
        line(`M${x - 14} 180 q14 -22 26 0 q-8 18 -20 4`, '#ffffff', 4),
    ),
  ),
];

const grid = line(
  steps(23, 20, 20)
    .map((x) => `M${x} 0 v360`)
    .join('') +
    steps(17, 20, 20)
      .map((y) => `M0 ${y} h480`)
      .join(''),
  '#cfdbe8',
  1,
);

const patterns: readonly Scene[] = [
  scene({ en: 'White', hi: 'सफ़ेद', ur: 'سفید' }, ['patterns'], whole('#ffffff')),
  scene(
    { en: 'Graph paper', hi: 'ग्राफ़ काग़ज़', ur: 'گراف کاغذ' },
    ['patterns'],
    whole('#fbfdff'),
    grid,
    line('M240 0 v360 M0 180 h480', '#4a6b8a', 2),
  ),
  scene(
    { en: 'Blackboard', hi: 'श्यामपट्ट', ur: 'تختۂ سیاہ' },
    ['patterns', 'indoors'],
    whole('#7a5230'),
    rect([14, 14, 452, 332], '#27513f', 4),
    rect([360, 334, 60, 8], '#f3f3ee', 2),
  ),
  scene(
    { en: 'Stripes', hi: 'धारियाँ', ur: 'دھاریاں' },
    ['patterns'],
    each(steps(12, 0, 40), (x, at) =>
      rect([x, 0, 40, 360], ['#7cc8f2', '#a5d68a', '#ffd84d', '#f29bc1'][at % 4] ?? '#7cc8f2'),
    ),
  ),
  scene(
    { en: 'Dots', hi: 'बिंदु', ur: 'نقطے' },
    ['patterns'],
    whole('#fdf0f6'),
    each(steps(10, 24, 48), (x, column) =>
      each(steps(8, 22, 46), (y, row) =>
        circle(x, y, 9, ['#f06bb0', '#8b5cf0', '#3aa6a0'][(column + row) % 3] ?? '#f06bb0'),
      ),
    ),
  ),
  scene(
    { en: 'Rays', hi: 'किरणें', ur: 'کرنیں' },
    ['patterns'],
    whole('#ffd978'),
    each(steps(12, 0, 30), (turn) =>
      group(`rotate(${turn} 240 180)`, path('M240 180 l40 -420 h70z', '#f7b32b')),
    ),
  ),
  scene(
    { en: 'Colours that fade', hi: 'घुलते रंग', ur: 'گھلتے رنگ' },
    ['patterns'],
    fade('sky', '#7b5cc4', '#e0557f', '#f7a75b') + whole('url(#sky)'),
  ),
];

/** The first scene is in each new project. */
export const scenes: readonly Scene[] = [...outdoors, ...indoors, ...elsewhere, ...patterns];
