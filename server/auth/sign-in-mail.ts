import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Role } from '#contract/core/define-call.ts';
import { audit } from '#server/core/audit.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { defineJob, type JobHandlers, type TakenBy } from '#server/jobs/define-job.ts';
import { drawCode, keepSecret, newLongSecret } from './one-time.ts';
import { addresseeByLoginName, addresseeByMail, findAddressee, listToReset } from './queries/addressees.ts';
import { fingerprint } from './secrets.ts';

/** Queued for unknown names, so that they take as long as known ones. */
const nobody = { schoolId: -1, personId: -1 };

const addressee = { schoolId: v.number(), personId: v.number() };
type Addressee = v.InferOutput<v.ObjectSchema<typeof addressee, undefined>>;

/** `label`: the provider's name; `account`: its name of the account. */
const connected = { ...addressee, label: v.string(), account: v.string() };

const codeMail = defineJob({ kind: 'sign-in-code-mail', line: 'mail', fields: addressee });
const resetMail = defineJob({ kind: 'password-reset-mail', line: 'mail', fields: addressee });
const connectedMail = defineJob({ kind: 'account-connected-mail', line: 'mail', fields: connected });

/** A job makes and mails codes, so that no answer's time shows whether a person exists. */
async function queue(
  { app, db, afterCommit }: UnitOfWork,
  job: typeof codeMail,
  to: Addressee | undefined,
  cause: string = randomUUID(),
): Promise<void> {
  await job.queue(db, { payload: to ?? nobody, dedupeKey: `${job.kind}:${cause}`, runAt: app.now() });
  afterCommit(() => app.wakeJobs());
}

/** [QU-13] Mails a code for signing in once, if there is such a person. */
export async function askForSignInCode(unit: UnitOfWork, loginName: string): Promise<void> {
  await queue(unit, codeMail, await addresseeByLoginName(unit.db, loginName));
}

/** [PF-20, CC-03] `formSession` makes a repeated call one mail. */
export async function askForPasswordReset(
  unit: UnitOfWork,
  asked: { readonly email: string; readonly role: Role; readonly formSession: string },
): Promise<void> {
  const person = await addresseeByMail(unit.db, asked.email, asked.role);
  const cause = fingerprint(`${asked.formSession}:${asked.email.toLowerCase()}`);
  await queue(unit, resetMail, person, cause);
}

/** Mails the person, since somebody else who knew the password may have done it. */
export async function tellOfConnection(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  payload: v.InferOutput<v.ObjectSchema<typeof connected, undefined>>,
): Promise<void> {
  await connectedMail.queue(db, {
    payload,
    dedupeKey: `${connectedMail.kind}:${randomUUID()}`,
    runAt: app.now(),
  });
}

async function addresseeOf(app: AppContext, to: Addressee) {
  const row = await findAddressee(app.db, to);
  return row && row.person.email !== '' ? row : undefined;
}

async function sendSignInCode(app: AppContext, to: Addressee): Promise<void> {
  const row = await addresseeOf(app, to);
  if (!row) return;
  const { person, school } = row;
  const { code, hash } = await drawCode();
  const unit = { app, db: app.db };
  await keepSecret(unit, person, 'email-code', hash, null);
  await audit(unit, { id: person.id, school }, 'sign_in_code.mailed', {});
  await app.mailer.send({
    id: `sign-in-code-${randomUUID()}`,
    to: person.email,
    subject: `${school.name}: your one-time code`,
    text: [
      `Hello ${person.firstName},`,
      '',
      `${code} is the one-time code to sign in as ${person.loginName}.`,
      'It works once, for ten minutes.',
      '',
      'If you did not ask for it, you need not do anything: nobody can sign in without it.',
    ].join('\n'),
  });
}

/** One mail for all who share the address and the role, each with a code of their own. */
async function sendPasswordReset(app: AppContext, to: Addressee): Promise<void> {
  const row = await addresseeOf(app, to);
  if (!row) return;
  const rows = await listToReset(app.db, row.person.email, row.person.role);
  if (rows.length === 0) return;
  const parts: string[] = [];
  for (const { person, school } of rows) {
    const code = await newLongSecret({ app, db: app.db }, person, 'password-reset', null);
    await audit({ app, db: app.db }, { id: person.id, school }, 'password_reset.mailed', {});
    parts.push(resetPart(person.loginName, school.name, code, app.publicUrl()));
  }
  await app.mailer.send({
    id: `password-reset-${randomUUID()}`,
    to: row.person.email,
    subject: 'Banyan: choose a new password',
    text: [
      `Hello ${row.person.firstName},`,
      '',
      'Somebody, hopefully you, asked for a new password.',
      '',
      ...parts,
      'It works once, for 30 minutes. If you did not ask for it, you need not do anything: your password stays.',
    ].join('\n'),
  });
}

/** Names the code itself too: without PUBLIC_URL the address may not work from another machine. */
function resetPart(loginName: string, school: string, code: string, address: string): string {
  return [
    `Username ${loginName}, ${school}:`,
    `Open this address: ${address}/update-password#code=${code}`,
    `Or choose “Forgot password?” and “I have a code” on the sign-in page, and enter: ${code}`,
    '',
  ].join('\n');
}

async function sendConnected(
  app: AppContext,
  { label, account, ...to }: TakenBy<typeof connectedMail>,
): Promise<void> {
  const row = await addresseeOf(app, to);
  if (!row) return;
  const { person, school } = row;
  await app.mailer.send({
    id: `account-connected-${randomUUID()}`,
    to: person.email,
    subject: `${school.name}: you can now sign in with ${label}`,
    text: [
      `Hello ${person.firstName},`,
      '',
      `${account === '' ? `A ${label} account` : `The ${label} account ${account}`} was connected with ${person.loginName}. It signs you in from now on.`,
      '',
      'If you did not do this, change your password at once: that also disconnects the account.',
    ].join('\n'),
  });
}

export const signInMailJobs: JobHandlers = {
  ...codeMail.doneBy(sendSignInCode),
  ...resetMail.doneBy(sendPasswordReset),
  ...connectedMail.doneBy(sendConnected),
};
