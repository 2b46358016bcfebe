import { X509Certificate } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Config } from '#server/core/config.ts';
import { doubtful, type Finding, orFine, wrong } from './finding.ts';

const what = 'certificate';
const day = 86_400_000;
/** Certificates of 90 days are renewed earlier. */
const soonDays = 30;

export async function lookAtCertificate({ tls, publicUrl }: Config, now: Date): Promise<readonly Finding[]> {
  if (!tls) return [];
  try {
    const [cert, key] = await Promise.all([readFile(tls.cert), readFile(tls.key)]);
    createSecureContext({ cert, key });
    const certificate = new X509Certificate(cert);
    const found = [
      ...timeOf(certificate, now),
      ...nameOf(certificate, publicUrl),
      ...(await rightsOf(tls.key)),
    ];
    return orFine(what, `It holds until ${certificate.validTo}.`, found);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      wrong(
        what,
        `TLS_CERT and TLS_KEY cannot be used: ${reason}`,
        'Name a certificate and its own key, both in PEM.',
      ),
    ];
  }
}

function timeOf({ validFrom, validTo }: X509Certificate, now: Date): Finding[] {
  const left = (Date.parse(validTo) - now.getTime()) / day;
  const todo = 'Renew it; the server takes the new files by itself.';
  if (left < 0) return [wrong(what, `It expired on ${validTo}.`, todo)];
  if (Date.parse(validFrom) > now.getTime())
    return [wrong(what, `It holds only from ${validFrom}.`, 'Look at the clock of this machine.')];
  return left < soonDays ? [doubtful(what, `It expires in ${Math.floor(left)} days.`, todo)] : [];
}

function nameOf(certificate: X509Certificate, publicUrl: string | undefined): Finding[] {
  if (publicUrl === undefined) return [];
  const name = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  const fits = isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name);
  if (fits !== undefined) return [];
  return [wrong(what, `It is not for ${name}, which PUBLIC_URL names.`, 'Get one for that name.')];
}

async function rightsOf(key: string): Promise<Finding[]> {
  const { mode } = await stat(key);
  if (process.platform === 'win32' || (mode & 0o077) === 0) return [];
  return [doubtful(what, `The key ${key} can be read by others.`, `chmod 600 ${key}`)];
}
