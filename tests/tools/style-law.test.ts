import { describe, expect, it } from 'vitest';
import { breachesIn } from '../../tools/style-law.ts';

describe('the law of styles', () => {
  it.each([
    ["color: '#FF0000'", 'a raw colour'],
    ['fill="#abc"', 'a raw colour'],
    ["bg: '[rgb(0 0 0)]'", 'a raw colour'],
    ["fontSize: '[13px]'", 'a font size in pixels'],
    ['font-size: 13px;', 'a font size in pixels'],
    ['<p style={{ margin: 0 }}>', 'a style attribute'],
    ["minHeight: '[16rem]'", 'a value of its own'],
  ])('refuses %s', (text, says) => {
    expect(breachesIn('x.tsx', `const a = 1;\n${text}`).join('\n')).toContain(`x.tsx:2: ${says}`);
  });

  it.each([
    "color: 'text.muted'",
    "import { css } from '#styled/css';",
    "import x from '#contract/add.ts';",
    "gridTemplateColumns: '[minmax(0, 1fr) 2fr]'",
    "padding: '4'",
  ])('lets %s stand', (text) => {
    expect(breachesIn('x.tsx', text)).toEqual([]);
  });
});
