import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './test-server.ts';

export interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The text of an .eml file's one part, whatever it was packed in. */
export function readMail(eml: string): Mail {
  const [head = '', ...rest] = eml.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n').replace(/\r/g, '');
  const packed = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1] ?? '7bit';
  const text =
    packed === 'quoted-printable'
      ? Buffer.from(
          body
            .replace(/=\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8')
      : packed === 'base64'
        ? Buffer.from(body, 'base64').toString('utf8')
        : body;
  return { to: /^To: (.+)$/m.exec(head)?.[1]?.trim() ?? '', text };
}

/** Does what is queued, then gives the mails whose file name begins so. */
export async function mailsSent(test: TestServer, prefix: string): Promise<Mail[]> {
  await test.server.jobs().drain();
  const folder = join(test.dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  return Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
}
