import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './installed.mjs';
import { takeScratch } from './scratch-editor.mjs';
import { partScratch } from './scratch-parts.mjs';
import { patchScratch } from './scratch-patches.mjs';

/**
 * Builds the sandboxed pages of the tools, frames/, into dist/frames/<engine>/: a page and files whose names carry a
 * hash. They are no part of the app's build and are built anew only when their own sources or packages change.
 */
const sources = [
  'frames',
  'contract/workspace',
  'package-lock.json',
  'tools/frames.mjs',
  'tools/python-memory.mjs',
  'tools/scratch-editor.mjs',
  'tools/scratch-parts.mjs',
  'tools/scratch-patches.mjs',
];
const target = join(root, 'dist/frames');

/** Each page; `preview` runs the pages that students write in `html`. */
const engines = [
  { name: 'html' },
  { name: 'preview', isClassic: true },
  { name: 'python', prepare: preparePython },
  { name: 'blocks', prepare: prepareBlocks, styles: ['frames/blocks/blocks.css', 'frames/blocks/dark.css'] },
  { name: 'painting', prepare: preparePainting, styles: ['frames/painting/painting.css'] },
];

export async function buildFrames() {
  const mark = join(target, '.built-from');
  const fingerprint = hashSources();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return false;
  // Built beside and put in place at the end: a build that was broken off leaves the former whole.
  const fresh = `${target}.new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const engine of engines) await buildEngine(engine, join(fresh, engine.name));
  await compressAll(filesIn(fresh));
  writeFileSync(join(fresh, '.built-from'), fingerprint);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
  return true;
}

async function buildEngine(
  { name, isClassic = false, prepare, styles: own = ['frames/shared/frame.css'] },
  folder,
) {
  mkdirSync(folder, { recursive: true });
  const prepared = prepare ? await prepare(folder) : {};
  const entry = ['.frame.ts', '.frame.tsx']
    .map((end) => `frames/${name}/${name}${end}`)
    .find((path) => existsSync(join(root, path)));
  const { metafile } = await bundle(folder, {
    entryPoints: [entry],
    // One script each: the preview's stands before everything a student writes, the others are put into their pages.
    format: isClassic ? 'iife' : 'esm',
    define: { 'process.env.NODE_ENV': '"production"', ...prepared.define },
    plugins: prepared.plugins ?? [],
  });
  const outputs = Object.keys(metafile.outputs).map((path) => basename(path));
  const main = outputs.find((file) => file.startsWith(`${name}.frame-`) && file.endsWith('.js'));
  if (isClassic) return writePreview(folder, main);
  const styles = await bundleStyles(folder, own);
  const boot = await bundleBoot(folder);
  const { early = [], scripts = [] } = prepared;
  writeFileSync(join(folder, 'index.html'), pageOf({ boot, main, styles, early }));
  writeFileSync(
    join(folder, '.scripts'),
    [main, ...scripts].map((file) => inlineHash(folder, file)).join('\n'),
  );
}

/** What a policy calls a script that stands in the page. */
const inlineHash = (folder, file) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('base64');

/** The script of the preview stands in the page: each run of a student's program loads it anew. */
function writePreview(folder, main) {
  const script = readFileSync(join(folder, main), 'utf8').trim();
  if (/<!--|<\/script/i.test(script)) throw new Error('The script of the preview would end within itself.');
  writeFileSync(join(folder, 'index.html'), `${head}<script>${script}</script></head><body></body></html>\n`);
  rmSync(join(folder, main));
}

async function bundleBoot(folder) {
  const { metafile } = await bundle(folder, { entryPoints: ['frames/shared/boot.ts'], format: 'iife' });
  return basename(Object.keys(metafile.outputs).find((path) => path.endsWith('.js')));
}

/** The interpreter's parts and the worker it runs in are files beside the page, which is told their names. */
async function preparePython(folder) {
  const { metafile } = await bundle(folder, {
    entryPoints: ['frames/python/python-worker.ts'],
    // Of bytes, a page of an opaque origin makes no module.
    format: 'iife',
    // What the interpreter would use in Node alone.
    external: ['node:*'],
    loader: { '.py': 'text' },
    // Made of bytes, the worker has no address that another could lie beside; the page hands over the parts.
    define: { 'import.meta.url': '"https://parts.invalid/worker.js"' },
  });
  const worker = Object.keys(metafile.outputs).find((path) => path.endsWith('.js'));
  const parts = Object.entries({ PYTHON_WASM: 'pyodide.asm.wasm', PYTHON_LIBRARY: 'python_stdlib.zip' });
  const define = { PYTHON_WORKER: JSON.stringify(basename(worker)) };
  for (const [name, file] of parts)
    define[name] = JSON.stringify(copyHashed(join(root, 'node_modules/pyodide', file), folder));
  define.PYTHON_MEMORY = JSON.stringify(makeMemory(folder));
  return { define };
}

/** What an interpreter has in its memory once it stands ready. */
function makeMemory(folder) {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(cache, 'python-'));
  try {
    const file = join(made, 'python-memory.bin');
    execFileSync(process.execPath, [join(root, 'tools/python-memory.mjs'), file], { stdio: 'inherit' });
    return copyHashed(file, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * The painting tool's typefaces carry a hash in their names already; the Chinese one, 13 MB, is left out. Two of its
 * languages give their places to Hindi and Urdu, the others are no part of the page, nor are diagrams from text.
 */
function preparePainting(folder) {
  const own = 'frames/painting';
  cpSync(join(root, 'node_modules/@excalidraw/excalidraw/dist/prod/fonts'), join(folder, 'fonts'), {
    recursive: true,
    filter: (path) => !path.includes('Xiaolai') && !path.includes('Assistant'),
  });
  const places = { 'de-DE': `${own}/painting-words.hi.ts`, 'ar-SA': `${own}/painting-words.ur.ts` };
  const leaveOut = {
    name: 'leave-out',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/locales\/[\w-]+\.js$/ }, ({ path }) => {
        const [, language = ''] = /locales\/(\w+-\w+)-/.exec(path) ?? [];
        return { path: join(root, places[language] ?? `${own}/no-words.ts`) };
      });
      onResolve({ filter: /^@excalidraw\/mermaid-to-excalidraw$/ }, () => ({
        path: join(root, own, 'no-diagrams.ts'),
      }));
    },
  };
  return { plugins: [leaveOut] };
}

/** The editor of Scratch with its pictures, and our library beside it. Its folders carry a hash: they have names of their own in them. */
async function prepareBlocks(folder) {
  const made = await makeEditor();
  const scripts = ['scratch-gui.js', 'scratch-later.js'].map((name) => readFileSync(join(made, name)));
  const editor = `editor-${hashOf(Buffer.concat(scripts))}/`;
  cpSync(made, join(folder, editor), { recursive: true });
  const library = 'library/';
  mkdirSync(join(folder, library));
  const index = await writeLibrary((bytes, ending) => {
    // Scratch names its files so.
    const hash = createHash('md5').update(bytes).digest('hex');
    writeFileSync(join(folder, library, `${hash}.${ending}`), bytes);
    return hash;
  });
  const list = `library-${hashOf(index)}.json`;
  writeFileSync(join(folder, list), index);
  const names = {
    SCRIPT: `${editor}scratch-gui.js`,
    LATER: `${editor}scratch-later.js`,
    FOLDER: editor,
    LIBRARY: library,
    INDEX: list,
  };
  return {
    define: Object.fromEntries(
      Object.entries(names).map(([name, value]) => [`BLOCKS_${name}`, JSON.stringify(value)]),
    ),
    scripts: [names.SCRIPT, names.LATER],
    early: [names.SCRIPT, names.INDEX],
  };
}

/** The changed editor, packed. It is kept: the library and the page around it change oftener than it does. */
async function makeEditor() {
  const scratch = takeScratch();
  const tools = ['parts', 'patches'].map((name) => readFileSync(join(root, `tools/scratch-${name}.mjs`)));
  const made = join(scratch, `made-${hashOf(Buffer.concat(tools))}`);
  if (existsSync(made)) return made;
  const fresh = `${made}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const media = 'static/blocks-media/default';
  cpSync(join(scratch, media), join(fresh, media), { recursive: true });
  const { first, later } = partScratch(patchScratch(readFileSync(join(scratch, 'scratch-gui.js'), 'utf8')));
  writeFileSync(join(fresh, 'scratch-gui.js'), first);
  writeFileSync(join(fresh, 'scratch-later.js'), later);
  const licences = ['LICENSE', 'scratch-gui.js.LICENSE.txt'].map((name) => readFileSync(join(scratch, name)));
  writeFileSync(join(fresh, 'LICENSE.txt'), licences.join('\n'));
  await compressAll(filesIn(fresh));
  renameSync(fresh, made);
  return made;
}

/** Runs the sources that draw the library. */
async function writeLibrary(write) {
  const made = mkdtempSync(join(root, 'node_modules/.cache/library-'));
  try {
    const { metafile } = await bundle(made, {
      entryPoints: ['frames/blocks/library/write-library.ts'],
      platform: 'node',
      format: 'esm',
      outExtension: { '.js': '.mjs' },
      legalComments: 'none',
    });
    const [file] = Object.keys(metafile.outputs);
    const { writeLibrary: make } = await import(pathToFileURL(join(root, file)).href);
    return JSON.stringify(make(write));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase();

/** Copies a file under a name that carries its hash, and says the name. */
function copyHashed(path, folder) {
  const bytes = readFileSync(path);
  const name = `${basename(path, extname(path))}-${hashOf(bytes)}${extname(path)}`;
  writeFileSync(join(folder, name), bytes);
  return name;
}

async function bundle(folder, options) {
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    minify: true,
    metafile: true,
    target: 'es2022',
    platform: 'browser',
    conditions: ['production'],
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[name]-[hash]',
    assetNames: '[name]-[hash]',
    legalComments: 'linked',
    logLevel: 'warning',
    ...options,
  });
}

async function bundleStyles(folder, paths) {
  // Within the styles, which the app keeps: beside them, a page of an opaque origin would load them each time.
  const { metafile } = await bundle(folder, { entryPoints: paths, loader: { '.woff2': 'dataurl' } });
  return Object.keys(metafile.outputs)
    .filter((path) => path.endsWith('.css'))
    .map((path) => basename(path));
}

const head =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Banyan</title>';

/** The first script takes the others (frames/shared/boot.ts). `early`: files the page's script will ask for. */
function pageOf({ boot, main, styles, early }) {
  const names = { script: main, styles: styles.join(' '), early: early.join(' ') };
  const data = Object.entries(names).map(([name, value]) => ` data-${name}="${value}"`);
  return `${head}<script defer src="${boot}"${data.join('')}></script></head><body></body></html>\n`;
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    for (const file of statSync(path).isDirectory() ? filesIn(path).toSorted() : [path])
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.json',
  '.svg',
  '.wasm',
  '.txt',
  '.zip',
  '.wav',
  '.bin',
]);

/** Twins beside what compresses well, several at once. The interpreter is large: a little less small, much sooner. */
async function compressAll(paths) {
  const waiting = paths.filter(
    (path) => compressible.has(extname(path)) && statSync(path).size > 512 && !existsSync(`${path}.gz`),
  );
  const next = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const bytes = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > 2 ** 24 ? 7 : bytes.length > 2 ** 19 ? 9 : 11,
        [constants.BROTLI_PARAM_LGWIN]: 22,
      };
      const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 7 })]);
      if (br.length < bytes.length * 0.95)
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }
  };
  await Promise.all([next(), next(), next()]);
}

if (import.meta.url === `file://${process.argv[1]}`)
  console.log((await buildFrames()) ? 'Built.' : 'Up to date.');
