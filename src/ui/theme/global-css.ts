const stillness = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  // None at all: even a short transition would make measurements right after a change return the old value.
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
};

/** Page basics. `data-theme` on <html> is `light`, `dark` or `contrast`; left out: the system's setting. */
export const globalCss = {
  html: {
    colorScheme: 'light',
    fontFamily: 'body',
    lineHeight: 'body',
    color: 'text',
    background: 'canvas',
    accentColor: 'brand',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    '&[data-theme=dark]': { colorScheme: 'dark' },
    '&:not([data-theme])': { '@media (prefers-color-scheme: dark)': { colorScheme: 'dark' } },
    // Devanagari and Arabic script stack marks above and below the line.
    '&:is(:lang(hi), :lang(ur), :lang(ar))': { lineHeight: '1.75' },
  },
  body: { minHeight: '100dvh', fontSize: 'md', overflowWrap: 'break-word' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  // A name in other letters starts where its line begins, also as a block.
  ':where(bdi)': { textAlign: 'match-parent' },
  // An arrow that means back or onward, not left or right.
  '[dir=rtl] .rtl-flip': { transform: 'scaleX(-1)' },
  '[hidden]': { display: 'none !important' },
  ':where(a, button, input, textarea, select, summary, [tabindex], [role=option]):focus-visible': {
    outline: '2px solid var(--colors-focus)',
    outlineOffset: '2px',
  },
  // A strong focus ring, and links that do not depend on colour.
  '[data-theme=contrast] :focus-visible': { outlineWidth: '3px !important' },
  '[data-theme=contrast] a': { textDecoration: 'underline' },
  '::selection': { background: 'brand.line', color: 'text' },
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': stillness },
  '@page': { margin: '15mm' },
  '@media print': {
    'html, body': { background: '#FFFFFF', color: '#000000' },
    'nav, [data-noprint]': { display: 'none !important' },
    'body:has(> [data-print-sheet]) > :not([data-print-sheet])': { display: 'none !important' },
    // A page with an open dialog prints only the dialog, in full length.
    'body:has([role=dialog]) > #root': { display: 'none' },
    '[data-scope=dialog][data-part=backdrop]': { display: 'none !important' },
    '[data-scope=dialog]:is([data-part=content], [data-part=title]), [data-scope=dialog][data-part=content] > div':
      {
        background: '#FFFFFF !important',
        color: '#000000 !important',
      },
    '[data-scope=dialog]:is([data-part=positioner], [data-part=content]), [data-scope=dialog] [data-body]': {
      position: 'static !important',
      display: 'block !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      boxShadow: 'none !important',
    },
    a: { textDecoration: 'underline' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'img, tr': { breakInside: 'avoid' },
  },
};
