import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { root } from './installed.mjs';

/**
 * Writes the first screens as plain HTML with the few styles they need into the page, one page for each language in
 * dist/pages, so that the login page stands, and can be typed into, before the app has loaded. The app then takes
 * these very elements over.
 */
export async function writeEarlyPage() {
  const template = join(root, 'dist/app/index.html');
  const folder = join(root, 'dist/pages');
  const page = readFileSync(template, 'utf8');
  const shells = await renderShells();
  const styles = `${stylesFor(earlyOf(shells.en))}${hideTheOther}`;
  mkdirSync(folder, { recursive: true });
  for (const [language, shell] of Object.entries(shells))
    writeFileSync(join(folder, `${language}.html`), pageOf(page, language, earlyOf(shell), styles));
  // The server fills a page in before it goes out: nobody gets it as a file.
  rmSync(template);
}

const earlyOf = ({ login, frame }) =>
  `<div data-early="login">${login}</div><div data-early="frame">${frame}</div>`;

function pageOf(page, language, early, styles) {
  const script = (name) => `<script>${readFileSync(join(root, `src/app/shell/${name}.js`), 'utf8')}</script>`;
  let stylesheet = '';
  const html = page
    .replace('<html lang="en"', `<html lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"`)
    .replace(
      /<meta charset="utf-8" ?\/?>/,
      (meta) => `${meta}${script('before-paint')}<style>${styles}</style>`,
    )
    // At the end of the page the whole stylesheet holds up the app, not the first paint.
    .replace(/<link href="[^"]+\.css" rel="stylesheet">/, (link) => {
      stylesheet = link;
      return '';
    })
    .replace(
      /(<div id="root">)(<\/div>)/,
      (_, open, close) => `${open}${early}${close}${script('before-app')}${stylesheet}`,
    );
  if (
    stylesheet === '' ||
    !html.includes(`<html lang="${language}" dir`) ||
    !html.includes('data-early="login"') ||
    !html.includes('before anything is painted')
  )
    throw new Error('index.html has not got the form that the early page is written into.');
  return html;
}

// A page that arrives in pieces would be painted in pieces, and move.
const hideTheOther =
  'html:not([data-drawn]) [data-early]{visibility:hidden}' +
  'html:not([data-start=login]) [data-early=login],html:not([data-start=frame]) [data-early=frame]{display:none}';

/** Of the app's stylesheet, the rules that touch this HTML, whatever the theme, direction and width. */
function stylesFor(html) {
  const folder = join(root, 'dist/app/static/css');
  const css = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  const classes = new Set(
    Array.from(html.matchAll(/class="([^"]*)"/g), ([, names]) => decode(names).split(' ')).flat(),
  );
  const isUsed = (selector) => classNames(selector).every((name) => classes.has(name));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && rule.parent.name === 'keyframes') return;
    rule.selectors = rule.selectors.filter(isUsed);
    if (rule.selectors.every((selector) => selector === '')) rule.remove();
  });
  const text = sheet.toString();
  sheet.walkAtRules((rule) => {
    // Fonts come with the whole stylesheet; until then a local face with the same measures stands in.
    const isRemoteFont = rule.name === 'font-face' && rule.toString().includes('url(');
    const isIdle = rule.name === 'keyframes' && !text.includes(`:${rule.params} `);
    if (isRemoteFont || isIdle) rule.remove();
  });
  for (let empty = true; empty; ) {
    empty = false;
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) {
        rule.remove();
        empty = true;
      }
    });
  }
  return sheet.toString();
}

const decode = (text) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");

/** The classes a selector asks for, unescaped: `.\[\&_svg\]\:w_8 svg` asks for `[&_svg]:w_8`. */
function classNames(selector) {
  return Array.from(selector.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name]) => name.replace(/\\(.)/g, '$1'));
}

async function renderShells() {
  const { build } = await import('esbuild');
  const outfile = join(root, 'dist/shells.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['src/app/shell/render-shells.tsx'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const { renderShells: render } = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return render();
}
