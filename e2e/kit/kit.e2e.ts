import { expectAccessible, test } from './fixtures.ts';

const sections = [
  'actions',
  'fields',
  'pickers',
  'choices',
  'files',
  'status',
  'layers',
  'overlays',
  'navigation',
  'carousel',
  'states',
  'grid',
  'chart',
  'media',
];

test.describe('every part', () => {
  for (const section of sections)
    test(`${section}: axe clean in light, dark, high contrast and right to left`, async ({
      page,
      openSection,
    }) => {
      for (const wish of [
        { theme: 'light' },
        { theme: 'dark' },
        { theme: 'contrast' },
        { dir: 'rtl' },
      ] as const) {
        await openSection(section, wish);
        await expectAccessible(page);
      }
    });
});
