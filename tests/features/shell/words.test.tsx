import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDate, formatMoment, formatRecent, formatTime } from '#src/lib/words/dates.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import {
  adoptLanguage,
  chooseLanguage,
  completeWords,
  currentLanguage,
  onLanguageChange,
  startLanguage,
} from '#src/lib/words/language.ts';
import { defineMessages, speakTranslations } from '#src/lib/words/messages.ts';

const messages = defineMessages('test', {
  title: 'Notices',
  group: { one: 'First', two: 'Second' },
  hello: (name: string) => `Hello ${name}`,
});
const hindi = {
  test: { title: 'नोटिस', group: { one: 'पहला' }, hello: (name: string) => `नमस्ते ${name}` },
  later: { word: 'शब्द' },
};

afterEach(() => adoptLanguage('en', {}));

describe('messages', () => {
  it('speak the language of the reader, English where a text is missing', () => {
    speakTranslations(hindi);
    expect([messages.title, messages.hello('Asha'), messages.group.one, messages.group.two]).toEqual([
      'नोटिस',
      'नमस्ते Asha',
      'पहला',
      'Second',
    ]);
  });

  it('reach whoever holds a group of them, and come back to English', () => {
    const { group } = messages;
    speakTranslations(hindi);
    expect(group.one).toBe('पहला');
    speakTranslations({});
    expect([group.one, messages.title]).toEqual(['First', 'Notices']);
  });

  it('of an area that loads later speak it from their first word', () => {
    speakTranslations(hindi);
    expect(defineMessages('later', { word: 'word' }).word).toBe('शब्द');
  });
});

describe('a language', () => {
  beforeEach(() => localStorage.clear());
  const texts = () => Promise.resolve(hindi);
  const load = { login: texts, screens: texts, all: texts };

  it('that was chosen is on the page, is told of, and comes back at the next start [QU-28]', async () => {
    await startLanguage(load);
    let told = 0;
    const stop = onLanguageChange(() => {
      told += 1;
    });
    await chooseLanguage('ur');
    stop();
    expect([document.documentElement.lang, document.documentElement.dir, told]).toEqual(['ur', 'rtl', 1]);
    adoptLanguage('en', {});
    await startLanguage(load);
    expect([currentLanguage(), messages.title]).toEqual(['ur', 'नोटिस']);
  });

  it('starts with the texts of the first screens, and brings the others when a part asks for them', async () => {
    localStorage.setItem('banyan.language', 'hi');
    const { later, ...first } = hindi;
    let asked = 0;
    await startLanguage({
      login: () => Promise.resolve(first),
      screens: () => Promise.resolve({ screen: { word: 'पर्दा' } }),
      all: () => {
        asked += 1;
        return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ ...first, later });
      },
    });
    expect([messages.title, asked]).toEqual(['नोटिस', 0]);
    await completeWords('screens');
    expect([messages.title, defineMessages('screen', { word: 'screen' }).word]).toEqual(['नोटिस', 'पर्दा']);
    // Offline the part appears in English, and the next one asks again.
    await completeWords();
    expect(defineMessages('later', { word: 'word' }).word).toBe('word');
    await Promise.all([completeWords(), completeWords()]);
    expect([defineMessages('later', { word: 'word' }).word, asked]).toEqual(['शब्द', 2]);
  });

  it('whose texts do not come changes nothing', async () => {
    const offline = () => Promise.reject(new Error('offline'));
    await startLanguage({ login: offline, screens: offline, all: offline });
    await expect(chooseLanguage('hi')).rejects.toThrow('offline');
    expect([currentLanguage(), localStorage.getItem('banyan.language')]).toEqual(['en', null]);
  });
});

describe('numbers, plurals and days', () => {
  it('follow the reader: lakhs in Hindi, thousands in Urdu', () => {
    adoptLanguage('hi', {});
    expect(formatNumber(1_234_567)).toBe('12,34,567');
    adoptLanguage('ur', {});
    expect(formatNumber(1_234_567)).toBe('1,234,567');
    expect(formatNumber(7.125, 1)).toBe('7.1');
  });

  it('take the plural of the language: Hindi counts zero as one', () => {
    const forms = { one: '# फ़ाइल', other: '# फ़ाइलें' };
    adoptLanguage('hi', {});
    expect([plural(0, forms), plural(1, forms), plural(2, forms)]).toEqual(['0 फ़ाइल', '1 फ़ाइल', '2 फ़ाइलें']);
    adoptLanguage('en', {});
    expect(plural(0, { one: '# file', other: '# files' })).toBe('0 files');
    expect(plural(0, { '0': 'No files', other: '# files' })).toBe('No files');
  });

  it('name days and times in the language', () => {
    adoptLanguage('hi', {});
    expect(formatDate('2026-11-25', 'heading')).toBe('बुधवार, 25 नवंबर');
    expect(formatTime(Date.UTC(2026, 10, 25, 12, 5))).toMatch(/\d?\d:\d\d/);
  });

  it('are one way to write a day on every screen, and the time alone only today', () => {
    adoptLanguage('en', {});
    const ways = ['short', 'medium', 'long', 'weekday', 'month', 'monthOfYear'] as const;
    expect(ways.map((way) => formatDate('2026-11-25', way))).toEqual([
      '25 Nov',
      '25 Nov 2026',
      '25 November 2026',
      'Wed, 25 Nov 2026',
      'November',
      'November 2026',
    ]);
    const noon = Date.UTC(2026, 10, 25, 12, 5);
    expect(formatMoment(noon, 'Asia/Kolkata')).toBe('25 Nov 2026, 17:35');
    const now = Date.now();
    expect(formatRecent(now)).toBe(formatTime(now));
    expect(formatRecent('2020-02-03T12:00:00Z')).toBe('3 Feb');
  });
});
