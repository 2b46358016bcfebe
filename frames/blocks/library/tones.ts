import type { Names, Tag, Tone } from './library-types.ts';
import { dull, fall, glide, inTurn, noise, pluck, render, saw, sine, square, type Voice } from './synth.ts';

const tone = (names: Names, tags: readonly Tag[], seconds: number, voice: Voice): Tone => ({
  names,
  tags,
  samples: render(seconds, voice),
});

/** The white keys from C, in hertz. */
const scale = [261.63, 293.66, 329.63, 349.23, 392, 440, 493.88, 523.25] as const;
const noteNames = ['C', 'D', 'E', 'F', 'G', 'A', 'B', 'C 2'] as const;

const piano =
  (pitch: number): Voice =>
  (time) =>
    [1, 0.5, 0.28, 0.14, 0.07].reduce(
      (sum, loud, at) => sum + loud * sine(pitch * (at + 1), time) * fall(time, 0.6 / (at + 1)),
      0,
    );

const notes = (): readonly Tone[] =>
  scale.map((pitch, at) => {
    const name = noteNames[at] ?? '';
    return tone(
      { en: `Piano ${name}`, hi: `पियानो ${name}`, ur: `پیانو ${name}` },
      ['notes'],
      1.2,
      piano(pitch),
    );
  });

const bell: Voice = (time) =>
  [1, 2.76, 5.4, 8.93].reduce(
    (sum, ratio, at) => sum + sine(620 * ratio, time) * fall(time, 0.9 / (at + 1)) * 0.6 ** at,
    0,
  );

const hit = (seed: number, seconds: number, share: number): Voice => {
  const sand = dull(noise(seed), share);
  return (time) => sand(time) * fall(time, seconds);
};

const percussion = (): readonly Tone[] => {
  const snare = hit(3, 0.09, 0.9);
  const claps = noise(7);
  const maraca = noise(12);
  return [
    tone(
      { en: 'Drum', hi: 'ढोल', ur: 'ڈھول' },
      ['percussion'],
      0.6,
      (time) => glide(150, 45, 0.3, Math.min(time, 0.3)) * fall(time, 0.16),
    ),
    tone(
      { en: 'Tabla', hi: 'तबला', ur: 'طبلہ' },
      ['percussion'],
      0.7,
      (time) =>
        (sine(190 - 30 * fall(time, 0.05), time) + 0.5 * sine(382, time) * fall(time, 0.1)) *
        fall(time, 0.22),
    ),
    tone(
      { en: 'Snare drum', hi: 'स्नेयर ड्रम', ur: 'اسنیئر ڈرم' },
      ['percussion'],
      0.4,
      (time) => snare(time) + 0.5 * sine(190, time) * fall(time, 0.06),
    ),
    tone({ en: 'Cymbal', hi: 'झाँझ', ur: 'جھانجھ' }, ['percussion'], 1.2, hit(5, 0.4, 1)),
    tone(
      { en: 'Clap', hi: 'ताली', ur: 'تالی' },
      ['percussion'],
      0.4,
      inTurn([0, 0.015, 0.03], (time) => claps(time) * fall(time, 0.04)),
    ),
    tone(
      { en: 'Rattle', hi: 'झुनझुना', ur: 'جھنجھنا' },
      ['percussion'],
      0.8,
      inTurn([0, 0.2, 0.4, 0.6], (time) => maraca(time) * fall(time, 0.04)),
    ),
    tone(
      { en: 'Guitar string', hi: 'गिटार का तार', ur: 'گٹار کا تار' },
      ['notes', 'music'],
      1.5,
      pluck(196, 21),
    ),
    tone(
      { en: 'Sitar string', hi: 'सितार का तार', ur: 'ستار کا تار' },
      ['notes', 'music'],
      1.6,
      inTurn(
        [0, 0.18, 0.36],
        (
          (strings) => (time: number, at: number) =>
            strings[at]?.(time) ?? 0
        )([pluck(220, 31), pluck(247, 32), pluck(330, 33)]),
      ),
    ),
    tone(
      { en: 'Flute', hi: 'बाँसुरी', ur: 'بانسری' },
      ['notes', 'music'],
      1.2,
      (time) => sine(523 + 4 * sine(5, time), time) * Math.min(1, time * 8) + 0.15 * sine(1046, time),
    ),
  ];
};

const effects = (): readonly Tone[] => {
  const thunder = dull(noise(41), 0.03);
  const wind = dull(noise(43), 0.06);
  const rain = dull(noise(44), 0.7);
  const waves = dull(noise(45), 0.2);
  const engine = dull(noise(46), 0.1);
  const crash = hit(48, 0.3, 0.6);
  const bark = noise(49);
  const steps = dull(noise(50), 0.15);
  return [
    tone(
      { en: 'Coin', hi: 'सिक्का', ur: 'سکہ' },
      ['effects'],
      0.6,
      (time) => square(time < 0.08 ? 988 : 1319, time) * fall(time, 0.25),
    ),
    tone(
      { en: 'Jump', hi: 'छलाँग', ur: 'چھلانگ' },
      ['effects'],
      0.35,
      (time) => glide(220, 880, 0.35, time) * fall(time, 0.3),
    ),
    tone({ en: 'Fall', hi: 'गिरना', ur: 'گرنا' }, ['effects'], 0.9, (time) => glide(900, 90, 0.9, time)),
    tone(
      { en: 'Laser', hi: 'लेज़र', ur: 'لیزر' },
      ['effects', 'space'],
      0.4,
      (time) => glide(1600, 200, 0.4, time) * fall(time, 0.2),
    ),
    tone({ en: 'Bell', hi: 'घंटी', ur: 'گھنٹی' }, ['effects'], 1.8, bell),
    tone(
      { en: 'School bell', hi: 'स्कूल की घंटी', ur: 'اسکول کی گھنٹی' },
      ['effects'],
      1.6,
      inTurn([0, 0.2, 0.4, 0.6, 0.8, 1], (time) => bell(time * 1.8) * fall(time, 0.25)),
    ),
    tone(
      { en: 'Click', hi: 'क्लिक', ur: 'کلک' },
      ['effects'],
      0.1,
      (time) => sine(1800, time) * fall(time, 0.008),
    ),
    tone(
      { en: 'Bounce', hi: 'उछाल', ur: 'اچھال' },
      ['effects', 'sports'],
      0.5,
      (time) => glide(120, 480, 0.5, time) * fall(time, 0.14),
    ),
    tone({ en: 'Whistle', hi: 'सीटी', ur: 'سیٹی' }, ['effects', 'sports'], 0.9, (time) =>
      sine(2300 + 60 * sine(28, time), time),
    ),
    tone(
      { en: 'Won', hi: 'जीत', ur: 'جیت' },
      ['effects'],
      1.4,
      inTurn([0, 0.15, 0.3, 0.45], (time, at) => piano(scale[[0, 2, 4, 7][at] ?? 0] ?? 262)(time)),
    ),
    tone(
      { en: 'Lost', hi: 'हार', ur: 'ہار' },
      ['effects'],
      1.4,
      inTurn([0, 0.25, 0.5], (time, at) => saw([330, 277, 220][at] ?? 220, time) * 0.4 * fall(time, 0.35)),
    ),
    tone(
      { en: 'Horn', hi: 'हॉर्न', ur: 'ہارن' },
      ['effects', 'outdoors'],
      0.8,
      (time) => saw(392, time) * 0.5 + saw(494, time) * 0.4,
    ),
    tone({ en: 'Siren', hi: 'सायरन', ur: 'سائرن' }, ['effects', 'outdoors'], 2, (time) =>
      Math.sin(2 * Math.PI * (700 * time - 40 * Math.cos(2 * Math.PI * time))),
    ),
    tone(
      { en: 'Engine', hi: 'इंजन', ur: 'انجن' },
      ['effects', 'outdoors'],
      1.5,
      (time) => saw(62, time) * 0.6 + engine(time) + saw(93, time) * 0.3,
    ),
    tone(
      { en: 'Train', hi: 'रेलगाड़ी', ur: 'ریل گاڑی' },
      ['effects', 'outdoors'],
      1.6,
      inTurn([0, 0.14, 0.4, 0.54, 0.8, 0.94, 1.2, 1.34], (time) => steps(time) * fall(time, 0.05)),
    ),
    tone(
      { en: 'Thunder', hi: 'बिजली की कड़क', ur: 'بجلی کی کڑک' },
      ['effects', 'outdoors'],
      2.2,
      (time) => thunder(time) * (fall(time, 0.5) + 0.5 * fall(Math.abs(time - 0.7), 0.4)),
    ),
    tone(
      { en: 'Wind', hi: 'हवा', ur: 'ہوا' },
      ['effects', 'outdoors'],
      2,
      (time) => wind(time) * (0.6 + 0.4 * sine(0.7, time)),
    ),
    tone({ en: 'Rain', hi: 'बारिश', ur: 'بارش' }, ['effects', 'outdoors'], 2, (time) => rain(time) * 0.5),
    tone(
      { en: 'Sea waves', hi: 'समुद्र की लहरें', ur: 'سمندر کی لہریں' },
      ['effects', 'outdoors'],
      2.4,
      (time) => waves(time) * (0.2 + 0.8 * Math.sin((Math.PI * time) / 2.4) ** 2),
    ),
    tone({ en: 'Crash', hi: 'टक्कर', ur: 'ٹکر' }, ['effects'], 1, crash),
    tone(
      { en: 'Bird', hi: 'चिड़िया', ur: 'چڑیا' },
      ['animals'],
      0.9,
      inTurn([0, 0.25, 0.45], (time) => (time < 0.14 ? glide(2400, 3600, 0.14, time) : 0)),
    ),
    tone(
      { en: 'Dog', hi: 'कुत्ता', ur: 'کتا' },
      ['animals'],
      0.8,
      inTurn(
        [0, 0.4],
        (time) => (glide(420, 180, 0.2, Math.min(time, 0.2)) + 0.4 * bark(time)) * fall(time, 0.08),
      ),
    ),
    tone({ en: 'Bee', hi: 'मधुमक्खी', ur: 'شہد کی مکھی' }, ['animals'], 1.2, (time) =>
      saw(190 + 14 * sine(3, time), time),
    ),
    tone(
      { en: 'Frog', hi: 'मेंढक', ur: 'مینڈک' },
      ['animals'],
      0.8,
      inTurn(
        [0, 0.35],
        (time) => square(90 + 160 * time, time) * (0.5 + 0.5 * sine(38, time)) * fall(time, 0.14),
      ),
    ),
    tone(
      { en: 'Rocket', hi: 'रॉकेट', ur: 'راکٹ' },
      ['effects', 'space'],
      2.2,
      (
        (fire) => (time: number) =>
          fire(time) * Math.min(1, time * 1.5)
      )(dull(noise(61), 0.12)),
    ),
    tone(
      { en: 'Robot', hi: 'रोबोट', ur: 'روبوٹ' },
      ['effects', 'space'],
      0.8,
      inTurn([0, 0.13, 0.26, 0.39, 0.52], (time, at) =>
        time < 0.11 ? square([880, 660, 990, 740, 1100][at] ?? 880, time) : 0,
      ),
    ),
    tone(
      { en: 'Clock', hi: 'घड़ी', ur: 'گھڑی' },
      ['effects'],
      2,
      inTurn([0, 0.5, 1, 1.5], (time, at) => sine(at % 2 === 0 ? 1900 : 1500, time) * fall(time, 0.01)),
    ),
  ];
};

const pop = (): Tone =>
  tone(
    { en: 'Pop', hi: 'पॉप', ur: 'پاپ' },
    ['effects'],
    0.16,
    (time) => glide(320, 900, 0.16, time) * fall(time, 0.035),
  );

/** Each new figure can play the first one. */
export const tones = (): readonly Tone[] => [pop(), ...notes(), ...percussion(), ...effects()];
