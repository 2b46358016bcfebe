import type { Scene } from './library-types.ts';
import {
  cloud,
  fir,
  hills,
  house,
  palm,
  scene,
  sky,
  stars,
  steps,
  strewn,
  tree,
  whole,
} from './scene-parts.ts';
import { circle, each, group, line, oval, path, rect } from './shapes.ts';

export const outdoors: readonly Scene[] = [
  scene(
    { en: 'Meadow', hi: 'घास का मैदान', ur: 'سبزہ زار' },
    ['outdoors'],
    sky('#7cc8f2', '#d8f0fb'),
    cloud(90, 70),
    cloud(340, 54, 1.3),
    hills(220, '#a5d68a', '#7cc068'),
    each(strewn(26, 480, 90), ([x, y], at) =>
      circle(x, 268 + y, 3, ['#ffffff', '#ffd84d', '#f29bc1'][at % 3] ?? '#ffffff'),
    ),
  ),
  scene(
    { en: 'Beach', hi: 'समुद्र तट', ur: 'ساحل' },
    ['outdoors'],
    sky('#6cc3f0', '#e8f7fd'),
    circle(400, 64, 28, '#ffd84d'),
    rect([0, 180, 480, 80], '#2f9ed0'),
    line('M0 200 q30 -10 60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0', '#ffffff', 3, { opacity: 0.5 }),
    path('M0 250 q240 -34 480 6 v104 h-480z', '#f3dca6'),
    palm(64, 330),
  ),
  scene(
    { en: 'Forest', hi: 'जंगल', ur: 'جنگل' },
    ['outdoors'],
    sky('#9fd4c0', '#e3f4e6'),
    each(steps(9, 20, 56), (x) => fir(x, 250, 1.2, '#4d8f6a')),
    rect([0, 246, 480, 114], '#6ba659'),
    each(steps(6, 50, 84), (x, at) => tree(x, 300 + (at % 2) * 24, 1.2)),
  ),
  scene(
    { en: 'Mountains', hi: 'पहाड़', ur: 'پہاڑ' },
    ['outdoors'],
    sky('#84bdf0', '#eaf4fc'),
    path('M-20 270 L110 90 L210 240 L300 110 L500 280z', '#8896ad'),
    path(
      'M110 90 l38 56 l-22 -8 l-18 14 l-14 -12 l-22 8z M300 110 l34 36 l-20 -2 l-14 10 l-12 -8 l-16 4z',
      '#ffffff',
    ),
    hills(250, '#8cb978', '#6fa65e'),
  ),
  scene(
    { en: 'Desert', hi: 'रेगिस्तान', ur: 'صحرا' },
    ['outdoors'],
    sky('#f7c873', '#fdeccb'),
    circle(380, 70, 34, '#fff3c4'),
    path('M0 230 q120 -70 250 0 q120 -50 230 10 v120 h-480z', '#e0aa5b'),
    path('M0 290 q180 -60 480 0 v70 h-480z', '#cf9648'),
    group(
      'translate(90 280)',
      rect([-10, -90, 20, 92], '#4f8f4a', 10),
      rect([-40, -60, 14, 36], '#4f8f4a', 7),
      rect([-40, -36, 34, 14], '#4f8f4a', 7),
      rect([26, -76, 14, 40], '#4f8f4a', 7),
      rect([6, -48, 34, 14], '#4f8f4a', 7),
    ),
  ),
  scene(
    { en: 'Village', hi: 'गाँव', ur: 'گاؤں' },
    ['outdoors'],
    sky('#8fcdf3', '#e7f5fc'),
    cloud(260, 60),
    hills(210, '#b6d98f', '#93c572'),
    house(40, 270, '#f3d9a6', '#b5562f'),
    house(190, 250, '#f7e6cf', '#8a4b2c'),
    house(350, 278, '#e9c7a0', '#a8452a'),
    tree(160, 290),
    tree(320, 300, 0.9),
  ),
  scene(
    { en: 'City', hi: 'शहर', ur: 'شہر' },
    ['outdoors'],
    sky('#a6cdee', '#f1f6fa'),
    each(steps(8, 0, 62), (x, at) => {
      const high = [150, 210, 120, 240, 170, 200, 130, 190][at] ?? 150;
      return (
        rect([x, 290 - high, 56, high], ['#7d8ca3', '#94a3b8', '#6b7a92', '#8895ab'][at % 4] ?? '#7d8ca3') +
        each(
          steps(Math.floor(high / 30), 300 - high, 28),
          (y) => rect([x + 9, y, 12, 14], '#ffeeb0') + rect([x + 34, y, 12, 14], '#d6ecf7'),
        )
      );
    }),
    rect([0, 290, 480, 70], '#4b5563'),
    line('M0 326 h480', '#ffffff', 4, { 'stroke-dasharray': '26 20' }),
  ),
  scene(
    { en: 'Road', hi: 'सड़क', ur: 'سڑک' },
    ['outdoors'],
    sky('#8ad0f5', '#e6f6fd'),
    cloud(110, 60),
    cloud(380, 80, 0.8),
    hills(200, '#a9d58f', '#86c06f'),
    path('M210 200 h60 l150 160 h-360z', '#59616d'),
    path('M237 200 h6 l12 160 h-30z', '#ffffff', { opacity: 0.85 }),
  ),
  scene(
    { en: 'School yard', hi: 'स्कूल का आँगन', ur: 'اسکول کا صحن' },
    ['outdoors'],
    sky('#8fcdf3', '#e7f5fc'),
    rect([70, 90, 340, 150], '#e8c48d'),
    rect([60, 78, 360, 18], '#a8562f', 4),
    each(steps(5, 92, 64), (x) => rect([x, 116, 36, 40], '#cfe8f5', 3)),
    rect([214, 170, 52, 70], '#7a5230', 3),
    each([92, 156, 284, 348], (x) => rect([x, 176, 36, 36], '#cfe8f5', 3)),
    rect([0, 240, 480, 120], '#c9b08a'),
    tree(36, 262),
    tree(446, 262),
    line('M240 78 v-50', '#6b7280', 4),
    path('M242 30 h44 l-10 12 l10 12 h-44z', '#2f9e6e'),
  ),
  scene(
    { en: 'Football field', hi: 'फ़ुटबॉल मैदान', ur: 'فٹ بال کا میدان' },
    ['sports', 'outdoors'],
    whole('#4aa657'),
    each(steps(6, 0, 80), (x, at) => rect([x, 0, 80, 360], at % 2 === 0 ? '#4fae5c' : '#45a052')),
    line('M20 20 h440 v320 h-440z M240 20 v320 M20 110 h60 v140 h-60 M460 110 h-60 v140 h60', '#ffffff', 4),
    circle(240, 180, 48, 'none', { stroke: '#ffffff', 'stroke-width': 4 }),
  ),
  scene(
    { en: 'Cricket ground', hi: 'क्रिकेट मैदान', ur: 'کرکٹ کا میدان' },
    ['sports', 'outdoors'],
    sky('#8fcdf3', '#d8eefa'),
    rect([0, 110, 480, 26], '#8795ab'),
    each(steps(40, 6, 12), (x, at) =>
      circle(x, 120 + (at % 2) * 8, 4, ['#e2483d', '#ffd84d', '#2f7ac4', '#ffffff'][at % 4] ?? '#ffffff'),
    ),
    rect([0, 134, 480, 226], '#57b060'),
    oval(240, 250, [230, 90], '#63bd6c'),
    path('M216 150 h48 l34 190 h-116z', '#d9bd86'),
    each([226, 240, 254], (x) => rect([x, 150, 4, 34], '#8a5a2b')),
  ),
  scene(
    { en: 'Farm', hi: 'खेत', ur: 'کھیت' },
    ['outdoors'],
    sky('#9ad3f2', '#f0f8fc'),
    hills(190, '#b7d77f', '#9cc76a'),
    each(steps(7, 230, 20), (y, at) =>
      path(`M0 ${y} q240 -26 480 0 v14 q-240 -26 -480 0z`, at % 2 === 0 ? '#c69a4d' : '#8fb653'),
    ),
    house(350, 220, '#c8483c', '#7d2a22'),
    tree(60, 226, 0.8),
  ),
  scene(
    { en: 'Snow', hi: 'बर्फ़', ur: 'برف' },
    ['outdoors'],
    sky('#a9c7e6', '#eef5fb'),
    path('M0 230 q120 -60 240 0 q120 -50 240 10 v120 h-480z', '#f4f9fd'),
    each([60, 130, 350, 420], (x, at) => fir(x, 260 + (at % 2) * 20, 1, '#3d7563')),
    path('M0 290 q240 -40 480 0 v70 h-480z', '#ffffff'),
    each(strewn(50, 480, 330), ([x, y]) => circle(x, y, 2.5, '#ffffff')),
  ),
  scene(
    { en: 'Rain', hi: 'बारिश', ur: 'بارش' },
    ['outdoors'],
    sky('#6b7f95', '#b6c4d1'),
    cloud(100, 60, 1.6, '#8fa0b2'),
    cloud(260, 44, 1.8, '#a3b2c2'),
    cloud(410, 66, 1.5, '#8fa0b2'),
    hills(250, '#7fa277', '#6a9162'),
    each(strewn(60, 480, 260), ([x, y]) => line(`M${x} ${y + 80} l-6 18`, '#dceaf5', 2, { opacity: 0.8 })),
  ),
  scene(
    { en: 'Sunset', hi: 'सूर्यास्त', ur: 'غروبِ آفتاب' },
    ['outdoors'],
    sky('#5b3a7d', '#d2586f', '#f7a75b', '#fde0a0'),
    circle(240, 224, 52, '#fff0b8'),
    rect([0, 232, 480, 128], '#6d3f66'),
    each(steps(6, 240, 18), (y, at) =>
      rect([240 - 70 + at * 8, y, 140 - at * 16, 5], '#f7c173', 2, { opacity: 0.7 }),
    ),
  ),
  scene(
    { en: 'Night in the town', hi: 'शहर की रात', ur: 'شہر کی رات' },
    ['outdoors'],
    sky('#0c1633', '#26396b'),
    stars(50, 180),
    circle(390, 66, 26, '#f6ecc0'),
    each(steps(8, 0, 62), (x, at) => {
      const high = [120, 170, 100, 190, 140, 170, 110, 150][at] ?? 120;
      return (
        rect([x, 310 - high, 56, high], '#111b36') +
        each(
          steps(Math.floor(high / 30), 318 - high, 28),
          (y, row) =>
            rect([x + 10, y, 10, 12], (row + at) % 3 === 0 ? '#33456f' : '#ffd978') +
            rect([x + 34, y, 10, 12], (row + at) % 2 === 0 ? '#ffd978' : '#33456f'),
        )
      );
    }),
    rect([0, 310, 480, 50], '#0a1226'),
  ),
  scene(
    { en: 'Volcano', hi: 'ज्वालामुखी', ur: 'آتش فشاں' },
    ['outdoors'],
    sky('#3c2a4a', '#a34a44', '#f0a25b'),
    path('M60 330 L190 120 h90 L420 330z', '#4a3a3f'),
    path('M190 120 h90 l-16 30 l-14 -14 l-16 40 l-18 -44 l-12 18z', '#f25c2b'),
    path('M200 116 q40 -80 70 0z', '#ffb547', { opacity: 0.9 }),
    cloud(236, 50, 1.8, '#6d5a66'),
    rect([0, 318, 480, 42], '#2f2529'),
  ),
  scene(
    { en: 'River', hi: 'नदी', ur: 'دریا' },
    ['outdoors'],
    sky('#8fd0f2', '#ebf7fd'),
    hills(180, '#a8d68f', '#7fbd68'),
    path('M210 190 q70 40 0 80 q-60 40 40 90 h160 q-120 -60 -60 -100 q40 -40 -80 -74z', '#4aa6d8'),
    tree(90, 300, 1.1),
    tree(420, 280),
  ),
];
