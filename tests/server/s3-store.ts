import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** What the store does instead of its work, to a request it is asked; false: its work. */
export type Misdeed = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface S3Store {
  /** The settings of a server that has its files here. */
  readonly env: Readonly<Record<string, string>>;
  /** null: it does its work. */
  misdeed: Misdeed | null;
  /** What it was asked: `PUT files/…`, the latest last. */
  readonly asked: string[];
  /** Nobody answers there any more. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Names of the objects that are there. */
  names(begin?: string): Promise<string[]>;
  bytes(name: string): Promise<Buffer>;
  /** Other bytes in place of the first, as a failing disk gives. */
  spoil(name: string): Promise<void>;
  stop(): Promise<void>;
}

const bucket = 'school-files';
const ending = '._S3rver_object';

/** A stand-in for a store that speaks S3, over HTTP: s3rver, with a hand on what it answers. It checks no signature. */
export async function startS3Store(): Promise<S3Store> {
  const directory = await mkdtemp(join(tmpdir(), 'banyan-s3-'));
  const s3rver = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  await s3rver.configureBuckets();
  const work = s3rver.callback();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://store');
    store.asked.push(`${request.method} ${decodeURIComponent(pathname.slice(bucket.length + 2))}`);
    if (!store.misdeed?.(request, response)) work(request, response);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const shut = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const port = await listen(0);
  const store: S3Store = {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    misdeed: null,
    asked: [],
    down: shut,
    up: async () => {
      if (!server.listening) await listen(port);
    },
    names: async (begin = '') => {
      const found = await readdir(join(directory, bucket), { recursive: true });
      return found
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .filter((name) => name.startsWith(begin))
        .toSorted();
    },
    bytes: (name) => readFile(join(directory, bucket, name + ending)),
    spoil: async (name) => {
      const path = join(directory, bucket, name + ending);
      const bytes = await readFile(path);
      bytes[0] = (bytes[0] ?? 0) ^ 0xff;
      await writeFile(path, bytes);
    },
    stop: async () => {
      await shut();
      s3rver.logger.exceptions.unhandle();
      s3rver.logger.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return store;
}

/** Refuses as stores do. */
export function refusing(
  status: number,
  code: string,
  which: (request: IncomingMessage) => boolean = () => true,
): Misdeed {
  return (request, response) => {
    if (!which(request)) return false;
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
    return true;
  };
}
