import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainText } from '#contract/core/plain-text.ts';
import { withoutFormula } from '#contract/exports/cells.rules.ts';
import { writeCsv } from '#src/lib/spreadsheet/write-csv.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { adoptLanguage } from '#src/lib/words/language.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en-IN'] });
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' } });
});

const texts = defineMessages('isolatesTest', {
  sharedBy: (name: string) => `Shared by ${name}`,
  held: ({ name, why }: { name: string; why: string }) =>
    why === 'full' ? `${name} is full` : `${name} is empty`,
  many: (names: readonly string[]) => names.join(' · '),
  fixed: () => 'Nothing to say',
});
const zainab = 'زینب انصاری';

describe('what is put into a sentence', () => {
  it.each(['en', 'hi'] as const)(
    'is isolated in %s when it runs from right to left, and only then',
    (language) => {
      adoptLanguage(language, {});
      expect(texts.sharedBy(zainab)).toBe(`Shared by \u2068${zainab}\u2069`);
      expect(texts.sharedBy('Asha Rao')).toBe('Shared by Asha Rao');
      expect(texts.sharedBy(isolate(zainab))).toBe(`Shared by \u2068${zainab}\u2069`);
      expect(texts.many([zainab, 'Asha'])).toBe(`\u2068${zainab}\u2069 · Asha`);
    },
  );

  it('is isolated in Urdu when it has letters that run from left to right', () => {
    adoptLanguage('ur', { isolatesTest: { sharedBy: (name: string) => `${name} نے شیئر کیا` } });
    expect(texts.sharedBy('Asha Rao')).toBe('\u2068Asha Rao\u2069 نے شیئر کیا');
    expect(texts.sharedBy('आशा राव')).toBe('\u2068आशा राव\u2069 نے شیئر کیا');
    expect(texts.sharedBy(zainab)).toBe(`${zainab} نے شیئر کیا`);
  });

  it.each(['en', 'ur'] as const)(
    'leaves codes to the text that chooses its words by them, in %s',
    (language) => {
      adoptLanguage(language, {});
      expect(texts.held({ name: zainab, why: 'full' })).toContain('is full');
      expect(texts.held({ name: 'Asha', why: 'none' })).toContain('is empty');
    },
  );

  it('leaves known how many parameters a text wants', () => {
    expect([texts.sharedBy.length, texts.fixed.length]).toEqual([1, 0]);
  });
});

describe('plain outputs', () => {
  it('are without isolates: they would be boxes in a file name, and hide a formula', () => {
    const text = texts.sharedBy(isolate('=1+1'));
    expect(plainText(text)).toBe('Shared by =1+1');
    const csv = writeCsv({ name: 'x', header: [isolate('Name')], rows: [[isolate('=1+1')]] });
    expect(csv).toBe(`\uFEFFName\r\n${withoutFormula('=1+1')}\r\n`);
  });
});

beforeAll(() => adoptLanguage('en', {}));
afterAll(() => adoptLanguage('en', {}));
