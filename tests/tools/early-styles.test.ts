import { describe, expect, it } from 'vitest';
import { earlyStyles, partTypefaces } from '../../tools/early-styles.mjs';

const html = '<p class="c_text lg:p_2">Sign in</p>';

describe('the styles of the early page', () => {
  it('are the rules of its classes, and of no others', () => {
    const css =
      '.c_text{color:red}.c_muted{color:gray}@media (width>=64rem){.lg\\:p_2{padding:1px}.lg\\:m_2{margin:1px}}';
    expect(earlyStyles(css, html)).toBe('.c_text{color:red}@media (width>=64rem){.lg\\:p_2{padding:1px}}');
  });

  it('lose each variable that nothing on the page uses, and what only such variables use', () => {
    const css = ':root{--a:red;--b:var(--a);--c:var(--d);--d:1px}*{--blur: ;--spin:0}.c_text{color:var(--b)}';
    expect(earlyStyles(css, html)).toBe(':root{--a:red;--b:var(--a)}.c_text{color:var(--b)}');
    expect(earlyStyles(css, '<p style="margin: var(--d)"></p>')).toBe(':root{--d:1px}');
  });

  it('ask the system for no font that comes later, but keep the one that stands in for it', () => {
    const standIn = '@font-face{font-family:"Near";src:local("Arial")}';
    const css = `${standIn}@font-face{font-family:"Far";src:url("far.woff2")}:root{--fonts-body:"Far", "Near", serif}.c_text{font-family:var(--fonts-body)}`;
    expect(earlyStyles(css, html)).toBe(
      `${standIn}:root{--fonts-body:"Near", serif}.c_text{font-family:var(--fonts-body)}`,
    );
  });

  it('hold nothing for paper, and no movement that nothing on the page makes', () => {
    const css =
      '@page{margin:1cm}@media print{p{color:#000}}@keyframes pulse{to{opacity:1}}@keyframes leave{to{opacity:0}}.c_text{animation:pulse 1s}';
    expect(earlyStyles(css, html)).toBe('@keyframes pulse{to{opacity:1}}.c_text{animation:pulse 1s}');
  });
});

describe('the parts of the stylesheet', () => {
  const standIn = '@font-face{font-family:"Near";src:local("Arial")}';
  const far = '@font-face{font-family:"Far";src:url("far.woff2")}';
  const css = `@layer reset,tokens;@layer tokens{:root{--fonts-body:"Far", "Near", serif;--fonts-mono:monospace;--a:red}}${standIn}${far}.c_text{color:var(--a);font-family:var(--fonts-body)}`;

  it('draw the app without a face that makes the browser lay out a painted page again', () => {
    expect(partTypefaces(css).app).toBe(
      '@layer reset,tokens;@layer tokens{:root{--fonts-body:"Near", serif;--fonts-mono:monospace;--a:red}}.c_text{color:var(--a);font-family:var(--fonts-body)}',
    );
  });

  it('bring the loaded faces with the names they go by, and nothing else', () => {
    expect(partTypefaces(css).typefaces).toBe(
      `@layer tokens{:root{--fonts-body:"Far", "Near", serif}}${far}`,
    );
  });
});
