import { describe, expect, it } from 'vitest';
import { earlyStyles, partTypefaces } from '../../tools/early-styles.mjs';

const html = '<p class="c_text lg:p_2">Sign in</p>';

describe('the styles of the early page', () => {
  it('are the rules of its classes, and of no others', () => {
    const css =
      '.c_text{color:red}.c_muted{color:gray}@media (width>=64rem){.lg\\:p_2{padding:1px}.lg\\:m_2{margin:1px}}';
    expect(earlyStyles(css, html)).toBe('.c_text{color:red}@media (width>=64rem){.lg\\:p_2{padding:1px}}');
  });

  it('are the rules of its elements, and of no others', () => {
    const css = 'html,table,p{margin:0}hr{height:0}p:where([lang]),textarea::placeholder,:root,*{padding:0}';
    expect(earlyStyles(css, html)).toBe('html,p{margin:0}p:where([lang]),:root,*{padding:0}');
  });

  it('lose each variable that nothing on the page uses, and what only such variables use', () => {
    const css = ':root{--a:red;--b:var(--a);--c:var(--d);--d:1px}*{--blur: ;--spin:0}.c_text{color:var(--b)}';
    expect(earlyStyles(css, html)).toBe(':root{--a:red;--b:var(--a)}.c_text{color:var(--b)}');
    expect(earlyStyles(css, '<p style="margin: var(--d)"></p>')).toBe(':root{--d:1px}');
  });

  it('ask the system for no typeface that comes later, nor for the one that stands in for it', () => {
    const faces =
      '@font-face{font-family:"Near";src:local("Arial")}@font-face{font-family:"Far";src:url("far.woff2")}';
    const css = `${faces}:root{--fonts-body:"Far", "Near", serif}.c_text{font-family:var(--fonts-body)}`;
    expect(earlyStyles(css, html)).toBe(':root{--fonts-body:serif}.c_text{font-family:var(--fonts-body)}');
  });

  it('hold nothing for paper, and no movement that nothing on the page makes', () => {
    const css =
      '@page{margin:1cm}@media print{p{color:#000}}@keyframes pulse{to{opacity:1}}@keyframes leave{to{opacity:0}}.c_text{animation:pulse 1s}';
    expect(earlyStyles(css, html)).toBe('@keyframes pulse{to{opacity:1}}.c_text{animation:pulse 1s}');
  });
});

describe('the parts of the stylesheet', () => {
  const faces =
    '@font-face{font-family:"Near";src:local("Arial")}@font-face{font-family:"Far";src:url("far.woff2")}';
  const css = `@layer reset,tokens;@layer tokens{:root{--fonts-body:"Far", "Near", serif;--fonts-mono:monospace;--a:red}}${faces}.c_text{color:var(--a);font-family:var(--fonts-body)}`;

  it('draw the app without a face that makes the browser lay out a painted page again', () => {
    expect(partTypefaces(css).app).toBe(
      '@layer reset,tokens;@layer tokens{:root{--fonts-body:serif;--fonts-mono:monospace;--a:red}}.c_text{color:var(--a);font-family:var(--fonts-body)}',
    );
  });

  it('bring the faces with the names they go by, and nothing else', () => {
    expect(partTypefaces(css).typefaces).toBe(
      `@layer tokens{:root{--fonts-body:"Far", "Near", serif}}${faces}`,
    );
  });
});
