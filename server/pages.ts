import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnTab } from '#contract/workspace/workspace.rules.ts';
import { codingFor, compressWell } from './core/compression.ts';
import type { AppContext } from './core/context.ts';
import { notFound } from './core/refusal.ts';

/** The built app lies beside the bundled server: dist/server/main.js, dist/app and dist/pages. */
const built = join(dirname(fileURLToPath(import.meta.url)), '..');
const appFolder = join(built, 'app');

/** Allows only inline scripts and styles of the build, only frames of the two video players, and no framing of us. */
const policyFor = (page: string, mediaServer: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${hashesOf(page, /<script>([^]*?)<\/script>/g)}`,
    `style-src 'self'${hashesOf(page, /<style>([^]*?)<\/style>/g)}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    `connect-src 'self'${mediaServer}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** LiveKit's client opens a socket, and asks by fetch why that did not work. */
function mediaServerOf({ config }: AppContext): string {
  const url = config.livekit?.url;
  return url ? ` ${url} ${url.replace(/^ws/, 'http')}` : '';
}

function hashesOf(page: string, inline: RegExp): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return Array.from(page.matchAll(inline), ([, text = '']) => ` 'sha256-${hash(text)}'`).join('');
}

export async function registerPages(http: FastifyInstance, app: AppContext): Promise<void> {
  const pages = await preparePages(app, join(built, 'pages'));
  if (pages !== null) {
    await serveAssets(http);
    // An open page learns from any answer that a newer version is there.
    http.addHook('onSend', async (_request, reply) => void reply.header('x-app-version', pages.version));
  }
  http.get('/', async (request, reply) => sendPage(request, reply, pages));
  http.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isScreen) return sendPage(request, reply, pages);
    return reply.status(404).send(notFound().body());
  });
}

async function serveAssets(http: FastifyInstance): Promise<void> {
  await http.register(fastifyStatic, {
    root: appFolder,
    index: false,
    // Its own route lists the folders on the way to each file, a thousand names, for disks that know no case.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/static/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Browsers refuse a worker's dynamic imports without a JavaScript type.
      if (/\.mjs(\.(br|gz))?$/.test(path)) reply.header('content-type', 'text/javascript; charset=utf-8');
    },
  });
  http.get<{ Params: { '*': string } }>('/*', (request, reply) => reply.sendFile(request.params['*']));
}

interface Page {
  readonly html: string;
  readonly compressed: Readonly<Record<'br' | 'gzip', Buffer>>;
  readonly policy: string;
  readonly etag: string;
}

interface Pages {
  readonly version: string;
  readonly byLanguage: ReadonlyMap<string, Page>;
  readonly english: Page;
}

/** Prepares each language's page once; null: the app is not built. */
async function preparePages(app: AppContext, folder: string): Promise<Pages | null> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.html')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const version = digest(texts.join()).slice(0, 12);
  const byLanguage = new Map<string, Page>();
  for (const [index, text] of texts.entries())
    byLanguage.set(basename(names[index] ?? '', '.html'), await preparePage(app, text, version));
  const english = byLanguage.get('en');
  return english ? { version, byLanguage, english } : null;
}

/** The page carries settings that the app needs before its first call; none is a secret. */
async function preparePage(app: AppContext, text: string, version: string): Promise<Page> {
  const accounts = app.config.signInProviders.map(({ name, label }) => ({ name, label }));
  const settings = JSON.stringify({
    payloadKey: app.config.payloadKey,
    copyrightYear: app.config.copyrightYear ?? new Date().getFullYear(),
    version,
    ...(accounts.length > 0 && { accounts }),
    exportRows: app.config.exportRows,
  });
  const html = text.replace('data-settings=""', `data-settings="${escapeAttribute(settings)}"`);
  const policy = policyFor(html, mediaServerOf(app));
  return { html, policy, compressed: await compressWell(html), etag: `W/"${digest(html + policy)}"` };
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The language chosen in this browser, else the first it wishes that we have. Workspace tabs have own pages. */
function pageFor({ byLanguage, english }: Pages, { url, cookies, headers }: FastifyRequest): Page {
  const kind = isOwnTab(url.split('?')[0] ?? '') ? '.tool' : '';
  const wished = (headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => tag.trim().split(/[-;]/)[0] ?? '');
  for (const language of [cookies[languageCookie] ?? '', ...wished, 'en']) {
    const page = byLanguage.get(language.toLowerCase() + kind);
    if (page) return page;
  }
  return english;
}

/** The browser writes it when a language is chosen (src/lib/words/language.ts). */
const languageCookie = 'banyan.language';

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, pages: Pages | null): FastifyReply {
  if (pages === null)
    return reply.status(503).type('text/plain; charset=utf-8').send('The app is not built: run npm start.');
  const page = pageFor(pages, request);
  reply.headers({
    'content-security-policy': page.policy,
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag: page.etag,
  });
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding === null) return reply.send(page.html);
  return reply.header('content-encoding', coding).send(page.compressed[coding]);
}
