import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { createServer } from 'node:net';
import type { Config } from '#server/core/config.ts';
import { doubtful, type Finding, fine, wrong } from './finding.ts';

const what = 'port';
const patienceMilliseconds = 5_000;

export async function lookAtPort(config: Config): Promise<readonly Finding[]> {
  const { host, port } = config;
  if (port === 0) return [fine(what, 'Any free one is taken.')];
  const problem = await listenProblem(config);
  if (problem === null) return [fine(what, `${port} is free; no server runs there.`)];
  if (problem !== 'EADDRINUSE')
    return [
      wrong(
        what,
        `The server cannot listen at ${host}, port ${port} (${problem}).`,
        'Look at HOST and PORT.',
      ),
    ];
  const told = await readiness(config);
  if (told === null)
    return [
      wrong(what, `Port ${port} is taken by another program.`, 'Stop it, or choose another with PORT.'),
    ];
  const reasons = told.reasons ?? [];
  return reasons.length === 0
    ? [fine(what, `Our server runs at ${port} and is ready.`)]
    : reasons.map((reason) =>
        doubtful(what, `Our server runs at ${port} and is not ready: ${reason}`, 'Its log says more.'),
      );
}

/** null: the port is free. */
function listenProblem({ host, port }: Config): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

interface Told {
  readonly program?: string;
  readonly reasons?: readonly string[];
}

/** null: another program answers, or nothing does. */
function readiness({ host, port, tls }: Config): Promise<Told | null> {
  const hostname = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return new Promise((resolve) => {
    // Another check covers the certificate.
    const asked = (tls ? tlsRequest : plainRequest)(
      {
        hostname,
        port,
        path: '/readyz',
        timeout: patienceMilliseconds,
        ...(tls && { rejectUnauthorized: false }),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text = (text + part).slice(0, 10_000);
        });
        answer.on('end', () => resolve(toldIn(text)));
        answer.on('error', () => resolve(null));
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(null));
    asked.end();
  });
}

function toldIn(text: string): Told | null {
  try {
    const told = JSON.parse(text) as Told;
    return told.program === 'banyan' ? told : null;
  } catch {
    return null;
  }
}
