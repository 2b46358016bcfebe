import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { earlyStyles, partTypefaces } from './early-styles.mjs';
import { root } from './installed.mjs';
import { slimIcons } from './slim-modules.mjs';

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
  const { css, stylesheet, typefaces } = partStylesheet();
  const styles = `${earlyStyles(css, earlyOf(shells.en))}${hideTheOther}`;
  mkdirSync(folder, { recursive: true });
  const tool = await bundleEarlyTool();
  const parts = { styles, app: later(page, stylesheet, typefaces), ...(await inlineScripts()) };
  for (const [language, shell] of Object.entries(shells)) {
    const html = pageOf(page, language, earlyOf(shell), parts);
    writeFileSync(join(folder, `${language}.html`), html);
    // Before the app: the tool's page begins while it loads.
    if (!html.includes('</head>')) throw new Error('The page has no head to put the tool into.');
    writeFileSync(join(folder, `${language}.tool.html`), html.replace('</head>', `${tool}</head>`));
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

const earlyOf = ({ login, frame }) => {
  if (!login.includes('</form>')) throw new Error('The login page has no form.');
  return `<div data-early="login">${login.replace('</form>', `</form>${layOut}`)}</div><div data-early="frame">${frame}</div>`;
};

/**
 * Lays out the form while the rest of the page is still to be read, so that the first layout is not one long task
 * (see before-app.js too). React takes the page over and must not meet the script.
 */
const layOut = '<script>document.body.offsetHeight;document.currentScript.remove()</script>';

/** Without their comments: every page carries them. */
async function inlineScripts() {
  const { transform } = await import('esbuild');
  const script = async (name) => {
    const source = readFileSync(join(root, `src/app/shell/${name}.js`), 'utf8');
    const { code } = await transform(source, { minify: true, target: 'es2022' });
    return `<script>${code.trim()}</script>`;
  };
  return {
    beforePaint: await script('before-paint'),
    beforeApp: await script('before-app'),
    afterPaint: await script('after-paint'),
  };
}

/** The app's stylesheet becomes two files: see partTypefaces. */
function partStylesheet() {
  const folder = join(root, 'dist/app/static/css');
  const [name, ...others] = readdirSync(folder).filter((each) => each.endsWith('.css'));
  if (name === undefined || others.length > 0) throw new Error('The app has not got one stylesheet.');
  const css = readFileSync(join(folder, name), 'utf8');
  rmSync(join(folder, name));
  const write = (as, text) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    writeFileSync(join(folder, `${as}.${hash}.css`), text);
    return `/static/css/${as}.${hash}.css`;
  };
  const parts = partTypefaces(css);
  return { css, stylesheet: write('index', parts.app), typefaces: write('typefaces', parts.typefaces) };
}

const scripts = /<script defer(?:="")? src="([^"]+)"><\/script>/g;

/** What before-paint.js or after-paint.js asks for, and after-paint.js begins. */
function later(page, stylesheet, typefaces) {
  const file = (as, address) => `<link as="${as}" href="${address}" data-app>`;
  const addresses = Array.from(page.matchAll(scripts), ([, address]) => address);
  if (addresses.length === 0) throw new Error('index.html has no script of the app.');
  return [
    file('style', stylesheet),
    ...addresses.map((address) => file('script', address)),
    `<link href="${typefaces}" data-typefaces>`,
  ].join('');
}

function pageOf(page, language, early, { styles, app, beforePaint, beforeApp, afterPaint }) {
  const html = page
    .replace('<html lang="en"', `<html lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"`)
    .replace(
      /<meta charset="utf-8" ?\/?>/,
      (meta) => `${meta}${app}${beforePaint}${paintWhole}<style>${styles}</style>`,
    )
    .replace(/<link href="[^"]+\.css" rel="stylesheet">/, '')
    .replaceAll(scripts, '')
    .replace(
      /(<div id="root">)(<\/div>)/,
      (_, open, close) => `${open}${early}${close}${beforeApp}${whole}${afterPaint}`,
    );
  if (
    /<script defer|<link[^>]*rel="stylesheet"/.test(html) ||
    !html.includes(`<html lang="${language}" dir`) ||
    !html.includes('data-early="login"') ||
    !html.includes(beforePaint)
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
    plugins: [slimIcons],
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
