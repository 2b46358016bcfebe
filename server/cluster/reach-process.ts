import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';

const patienceMilliseconds = 3_000;

export function reachesProcess(origin: string): Promise<boolean> {
  const isTls = origin.startsWith('https:');
  return new Promise((resolve) => {
    const asked = (isTls ? tlsRequest : plainRequest)(
      `${origin}/healthz`,
      // The other process shows the installation's certificate, not one for its inner address.
      { timeout: patienceMilliseconds, ...(isTls && { rejectUnauthorized: false }) },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text = (text + part).slice(0, 1_000);
        });
        answer.on('end', () => resolve(text.includes('"program":"banyan"')));
        answer.on('error', () => resolve(false));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('late')));
    asked.on('error', () => resolve(false));
    asked.end();
  });
}
