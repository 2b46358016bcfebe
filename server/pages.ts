import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from './core/context.ts';
import { notFound } from './core/refusal.ts';

/** Beside the bundled server lies the built app: dist/server/main.js and dist/app. */
const appFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'app');

/**
 * No inline script or style but those the build wrote, no foreign frame but the two video players, nothing frames us.
 */
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

/** Its client opens a socket, and asks by fetch why that did not work. */
function mediaServerOf({ config }: AppContext): string {
  const url = config.livekit?.url;
  return url ? ` ${url} ${url.replace(/^ws/, 'http')}` : '';
}

function hashesOf(page: string, inline: RegExp): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return Array.from(page.matchAll(inline), ([, text = '']) => ` 'sha256-${hash(text)}'`).join('');
}

/** The app's page for every address that is a screen, and its assets with their brotli and gzip twins. */
export async function registerPages(http: FastifyInstance, app: AppContext): Promise<void> {
  const page = await readPage(app);
  if (page !== null) {
    await serveAssets(http);
    // An open page learns from any answer that a newer version is there.
    http.addHook('onSend', async (_request, reply) => void reply.header('x-app-version', page.version));
  }
  http.get('/', async (_request, reply) => sendPage(reply, page));
  http.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isScreen) return sendPage(reply, page);
    return reply.status(404).send(notFound().body());
  });
}

async function serveAssets(http: FastifyInstance): Promise<void> {
  await http.register(fastifyStatic, {
    root: appFolder,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/static/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Dynamic imports of a worker module are refused without a JavaScript type.
      if (/\.mjs(\.(br|gz))?$/.test(path)) reply.header('content-type', 'text/javascript; charset=utf-8');
    },
  });
}

interface Page {
  readonly html: string;
  readonly policy: string;
  readonly version: string;
}

/** Settings the app needs before its first call travel in the page; none is a secret. */
async function readPage(app: AppContext): Promise<Page | null> {
  const html = await readFile(join(appFolder, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const version = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  const settings = JSON.stringify({
    payloadKey: app.config.payloadKey,
    copyrightYear: app.config.copyrightYear,
    version,
  });
  const page = html.replace('data-settings=""', `data-settings="${escapeAttribute(settings)}"`);
  return { html: page, policy: policyFor(page, mediaServerOf(app)), version };
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function sendPage(reply: FastifyReply, page: Page | null): FastifyReply {
  if (page === null)
    return reply.status(503).type('text/plain; charset=utf-8').send('The app is not built: run npm start.');
  return reply
    .headers({
      'content-security-policy': page.policy,
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    })
    .type('text/html; charset=utf-8')
    .send(page.html);
}
