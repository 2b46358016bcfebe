import { X509Certificate } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { FastifyServerFactory } from 'fastify';
import type { Config } from './config.ts';
import type { Logger } from './context.ts';
import { StartRefused } from './start-refused.ts';

type Files = NonNullable<Config['tls']>;

/** In milliseconds. A symbolic link that points elsewhere counts as a changed file. */
const lookEvery = 5_000;
/** In milliseconds. */
const expiryEvery = 12 * 3_600_000;

/** Reads both files; throws where the key does not fit the certificate. */
function readPair({ cert, key }: Files): { readonly cert: Buffer; readonly key: Buffer } {
  const pair = { cert: readFileSync(cert), key: readFileSync(key) };
  createSecureContext(pair);
  return pair;
}

/** Makes a TLS server. Throws StartRefused where the certificate cannot be used. */
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

/** Takes a renewed certificate without a restart; an unusable one leaves the old one. Returns how to stop. */
export function followCertificate(server: Server, files: Files, log: Logger): () => void {
  const takeOver = () => {
    try {
      server.setSecureContext(readPair(files));
      log.info({}, 'A renewed certificate is in use');
      tellExpiry(files, log);
    } catch (err) {
      log.warn({ err }, 'The renewed certificate cannot be used yet; the one before stays');
    }
  };
  for (const path of [files.cert, files.key])
    watchFile(path, { interval: lookEvery, persistent: false }, takeOver);
  tellExpiry(files, log);
  const round = setInterval(tellExpiry, expiryEvery, files, log).unref();
  return () => {
    clearInterval(round);
    for (const path of [files.cert, files.key]) unwatchFile(path, takeOver);
  };
}

/** An expired certificate does not stop the server, since some computers may trust it all the same. */
function tellExpiry({ cert }: Files, log: Logger): void {
  try {
    const { validFrom, validTo } = new X509Certificate(readFileSync(cert));
    if (Date.parse(validTo) < Date.now())
      log.warn(
        {},
        `The certificate in TLS_CERT expired on ${validTo}, and browsers refuse it: renew it; new files are taken without a restart`,
      );
    else if (Date.parse(validFrom) > Date.now())
      log.warn(
        {},
        `The certificate in TLS_CERT holds only from ${validFrom}: look at the clock of this machine`,
      );
  } catch {
    // The file is being written; the next takeover logs its faults.
  }
}
