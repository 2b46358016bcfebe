import { createTransport } from 'nodemailer';
import type { Config } from '#server/core/config.ts';
import { doubtful, type Finding, fine, wrong } from './finding.ts';

const what = 'mail';
const patienceMilliseconds = 10_000;

/** Signs in at the mail server, and sends nothing. */
export async function lookAtMail({ smtpUrl, publicUrl }: Config): Promise<Finding> {
  if (!smtpUrl) {
    const says = 'There is no SMTP_URL: mails are written to the outbox, and nobody gets them.';
    return publicUrl === undefined ? fine(what, says) : doubtful(what, says, 'Set SMTP_URL.');
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  });
  try {
    await transport.verify();
    return fine(what, 'The mail server answers and takes the sign-in.');
  } catch (error) {
    const { code = '', responseCode } = error as { code?: string; responseCode?: number };
    return wrong(
      what,
      `The mail server ${reasons[code] ?? `refuses (${responseCode ?? code})`}.`,
      'Look at SMTP_URL.',
    );
  } finally {
    transport.close();
  }
}

/** The server's own words may contain the password. */
const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'does not take this name and password',
  ECONNECTION: 'does not answer',
  ESOCKET: 'does not answer',
  ECONNREFUSED: 'does not answer',
  ETIMEDOUT: 'does not answer in time',
  EDNS: 'has a name that is not known',
  ENOTFOUND: 'has a name that is not known',
};
