import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stylesFor } from './early-styles.mjs';
import { root } from './installed.mjs';

/**
 * Writes the first screens as plain HTML with the few styles they need into the page, one page for each language in
 * dist/pages, so that the login page stands, and can be typed into, before the app has loaded. The app then takes
 * these very elements over. A second page of each language is for the tabs of workspaces: it begins the tool's page too.
 */
export async function writeEarlyPage() {
  const template = join(root, 'dist/app/index.html');
  const folder = join(root, 'dist/pages');
  const page = readFileSync(template, 'utf8');
  const shells = await renderShells();
  const styles = `${stylesFor(earlyOf(shells.en))}${hideTheOther}`;
  mkdirSync(folder, { recursive: true });
  const tool = await bundleEarlyTool();
  for (const [language, shell] of Object.entries(shells)) {
    const html = pageOf(page, language, earlyOf(shell), styles);
    writeFileSync(join(folder, `${language}.html`), html);
    // Before the app's own scripts: the tool's page begins while they load.
    if (!html.includes('<script defer')) throw new Error('The page has no script to put the tool before.');
    writeFileSync(
      join(folder, `${language}.tool.html`),
      html.replace('<script defer', `${tool}<script defer`),
    );
  }
  // The server fills a page in before it goes out: nobody gets it as a file.
  rmSync(template);
}

/** The script of a workspace's own tab, which no other page loads. */
async function bundleEarlyTool() {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { 'early-tool': 'src/features/workspace/early-tool.start.ts' },
    outdir: 'dist/app/static/js',
    entryNames: '[name].[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['production'],
    logLevel: 'warning',
  });
  const [path] = Object.keys(metafile.outputs);
  return `<script defer src="${path.replace('dist/app', '')}"></script>`;
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
      (meta) => `${meta}${script('before-paint')}${paintWhole}<style>${styles}</style>`,
    )
    // At the end of the page the whole stylesheet holds up the app, not the first paint.
    .replace(/<link href="[^"]+\.css" rel="stylesheet">/, (link) => {
      stylesheet = link;
      return '';
    })
    .replace(
      /(<div id="root">)(<\/div>)/,
      (_, open, close) => `${open}${early}${close}${script('before-app')}${whole}${stylesheet}`,
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

/**
 * The browser paints nothing before it has read the page to here. Without it a busy browser paints an empty page in the
 * middle of reading, and the form one frame later. A browser that does not know it goes on as before.
 */
const paintWhole = '<link rel="expect" href="#early-end" blocking="render">';
const whole = '<i id="early-end" hidden></i>';

// A page that arrives in pieces would be painted in pieces, and move.
const hideTheOther =
  'html:not([data-drawn]) [data-early]{visibility:hidden}' +
  'html:not([data-start=login]) [data-early=login],html:not([data-start=frame]) [data-early=frame]{display:none}';

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
