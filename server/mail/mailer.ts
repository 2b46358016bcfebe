import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/core/config.ts';

export interface Message {
  /** Stable for the same message: a repeat replaces it instead of doubling it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the message is written to the outbox, or accepted by the SMTP server. */
  send(message: Message): Promise<void>;
}

/** Mails to SMTP_URL where one is set, else to `dataDir/outbox` as .eml files. */
export function createMailer(config: Config): Mailer {
  const envelope = (message: Message) => ({
    from: config.mailFrom,
    to: message.to,
    subject: message.subject,
    text: message.text,
    messageId: `<${message.id}@banyan>`,
  });
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl);
    return {
      send: async (message) => {
        await transport.sendMail(envelope(message));
      },
    };
  }
  const outbox = join(config.dataDir, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      await mkdir(outbox, { recursive: true });
      const composed = await composer.sendMail(envelope(message));
      const file = join(outbox, `${message.id}.eml`);
      await writeFile(`${file}.part`, composed.message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}
