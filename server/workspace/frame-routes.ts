import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codingFor } from '#server/core/compression.ts';
import type { Config } from '#server/core/config.ts';
import { notFound } from '#server/core/refusal.ts';
import { ownHosts } from '#server/core/request-origin.ts';
import { framePolicy, isPolicyName, policyNames } from './frame-policy.ts';

/** The pages of the tools are beside the bundled server, dist/server/main.js. */
const built = join(dirname(fileURLToPath(import.meta.url)), '..', 'frames');

interface FrameFile {
  readonly path: string;
  readonly type: string;
  /** Bytes of the file and of its precompressed twins. */
  readonly sizes: ReadonlyMap<'' | 'br' | 'gzip', number>;
}

type FrameRequest = FastifyRequest<{ Params: { engine: string; '*': string } }>;

/**
 * Serves `/workspace/frame/<engine>/` without a session: an opaque origin sends no cookie. `folder`: where it was
 * built.
 */
export function registerFrameRoutes(
  http: FastifyInstance,
  { config }: { readonly config: Pick<Config, 'publicUrl'> },
  folder = built,
): void {
  const files = findFiles(folder);
  const scripts = new Map(policyNames.map((engine) => [engine, scriptsOf(join(folder, engine))]));
  http.get('/workspace/frame/:engine/*', async (request: FrameRequest, reply) => {
    const { engine, '*': name } = request.params;
    const file = files.get(`${engine}/${name || 'index.html'}`);
    if (!file || !isPolicyName(engine)) throw notFound();
    if (name === '')
      describePage(reply, framePolicy(engine, ownHosts(request, config.publicUrl), scripts.get(engine)));
    // File names have a hash. To a page with an opaque origin they are on another site.
    else
      reply.headers({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'accept-encoding');
    return sendFile(request, reply, file);
  });
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
  '.bin': 'application/octet-stream',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.cur': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

/** By engine and name. Nothing else is served. */
function findFiles(folder: string): ReadonlyMap<string, FrameFile> {
  const files = new Map<string, FrameFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const type = types[extname(name)];
    if (type === undefined || !statSync(path).isFile()) continue;
    const twins = { '': path, br: `${path}.br`, gzip: `${path}.gz` } as const;
    const sizes = new Map<'' | 'br' | 'gzip', number>();
    for (const coding of ['', 'br', 'gzip'] as const)
      if (existsSync(twins[coding])) sizes.set(coding, statSync(twins[coding]).size);
    files.set(relative(folder, path).split(sep).join('/'), { path, type, sizes });
  }
  return files;
}

function scriptsOf(folder: string): readonly string[] {
  const list = join(folder, '.scripts');
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
}

function describePage(reply: FastifyReply, policy: string): void {
  reply.headers({
    'content-security-policy': policy,
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), usb=(), serial=(), bluetooth=(), midi=()',
    'cache-control': 'no-cache',
  });
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type, sizes }: FrameFile,
): FastifyReply {
  const coding = codingFor(request.headers['accept-encoding']);
  const taken = coding !== null && sizes.has(coding) ? coding : '';
  if (taken !== '') reply.header('content-encoding', taken);
  reply.header('content-length', sizes.get(taken));
  const ending = { '': '', br: '.br', gzip: '.gz' }[taken];
  return reply.type(type).send(createReadStream(path + ending));
}
