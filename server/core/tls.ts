import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { FastifyServerFactory } from 'fastify';
import type { Config } from './config.ts';
import type { Logger } from './context.ts';
import { StartRefused } from './start-refused.ts';

type Files = NonNullable<Config['tls']>;

/** How often a renewed certificate is looked for, in milliseconds. A link that points elsewhere counts as changed. */
const lookEvery = 5_000;

/** What stands in the files, once it is sure that one belongs to the other. */
function readPair({ cert, key }: Files): { readonly cert: Buffer; readonly key: Buffer } {
  const pair = { cert: readFileSync(cert), key: readFileSync(key) };
  createSecureContext(pair);
  return pair;
}

/** A server that speaks TLS itself. Throws StartRefused where the certificate cannot be used. */
export function tlsServerOf(files: Files): FastifyServerFactory {
  return (handler) => {
    try {
      return createServer(readPair(files), handler);
    } catch (error) {
      throw new StartRefused(
        `The certificate in TLS_CERT and the key in TLS_KEY cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
}

/** A renewed certificate is taken without a restart; one that cannot be used leaves the old one. How to stop. */
export function followCertificate(server: Server, files: Files, log: Logger): () => void {
  const takeOver = () => {
    try {
      server.setSecureContext(readPair(files));
      log.info({}, 'A renewed certificate is in use');
    } catch (err) {
      log.warn({ err }, 'The renewed certificate cannot be used yet; the one before stays');
    }
  };
  for (const path of [files.cert, files.key])
    watchFile(path, { interval: lookEvery, persistent: false }, takeOver);
  return () => {
    for (const path of [files.cert, files.key]) unwatchFile(path, takeOver);
  };
}
