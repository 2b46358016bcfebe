import { resolve } from 'node:path';
import * as v from 'valibot';
import type { PasswordMinimums } from '#contract/session/password.rules.ts';
import type { DatabaseLimits } from './db/database.ts';
import { StartRefused } from './start-refused.ts';

const whole = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(from),
    v.maxValue(to),
  );
const onOff = v.pipe(
  v.picklist(['on', 'off'], "must be 'on' or 'off'"),
  v.transform((word) => word === 'on'),
);

/** `key=https://…` pairs; anything but a plain https address is refused at the start. */
const partnerAddresses = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== ''),
  ),
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-]{1,40}=https:\/\/[\w.-]+(:\d+)?(\/[^\s"'<>\\]*)?$/,
        'must be pairs like name=https://portal.example',
      ),
    ),
  ),
  v.transform((pairs) => new Map(pairs.map((pair) => splitPair(pair)))),
);
function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** Every setting the server reads, and nothing else reads the environment. `.env.example` explains each. */
const environment = v.object({
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), 'data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
  ),
  DATABASE_CONNECTIONS: v.optional(whole(2, 1_000), '20'),
  DATABASE_WAIT_SECONDS: v.optional(whole(1, 600), '10'),
  DATABASE_LOCK_SECONDS: v.optional(whole(1, 600), '10'),
  DATABASE_STATEMENT_SECONDS: v.optional(whole(1, 600), '20'),
  DATABASE_IDLE_SECONDS: v.optional(whole(1, 600), '20'),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be an address like https://school.example'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.string(), 'Banyan <notices@banyan.example>'),
  PAYLOAD_KEY: v.optional(v.pipe(v.string(), v.minLength(8, 'needs 8 characters')), 'banyan-payload'),
  SESSION_MINUTES: v.optional(whole(1, 10_080), '480'),
  LOGIN_TRIES_PER_MINUTE: v.optional(whole(1, 1_000_000), '10'),
  RATE_LIMITS: v.optional(onOff, 'on'),
  DEVICES_AT_ONCE: v.optional(v.picklist(['ask', 'allow'], "must be 'ask' or 'allow'"), 'ask'),
  PASSWORD_MIN_STAFF: v.optional(whole(3, 15), '8'),
  PASSWORD_MIN_STUDENT: v.optional(whole(3, 15), '6'),
  PARTNER_ADDRESSES: v.optional(partnerAddresses, ''),
  RETENTION_DAYS: v.optional(whole(1, 36_500), '400'),
  DEMO_DATA: v.optional(onOff, 'on'),
  COPYRIGHT_YEAR: v.optional(whole(2000, 2999), '2025'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database, uploads, files and the mail outbox. */
  readonly dataDir: string;
  /** undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Of calls; jobs have a few connections of their own, and more patience. */
  readonly databaseLimits: DatabaseLimits;
  readonly publicUrl: string | undefined;
  /** undefined: messages go to the outbox folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly payloadKey: string;
  readonly sessionMinutes: number;
  readonly loginTriesPerMinute: number;
  readonly rateLimits: boolean;
  /** [LG-07] What a second device meets in a school that has no wish of its own. */
  readonly devicesAtOnce: 'ask' | 'allow';
  /** [QC-23] */
  readonly passwordMinimums: PasswordMinimums;
  /** [LO-02] Where students of a partner's school may be led after signing out, by key. */
  readonly partnerAddresses: ReadonlyMap<string, string>;
  /** [QU-70] For how many days it is known who was here when; page times go sooner. */
  readonly retentionDays: number;
  readonly demoData: boolean;
  readonly copyrightYear: number;
  readonly logLevel: string;
}

/** Reads and checks the environment once. Throws StartRefused with one sentence that names the setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const issue = result.issues[0];
    throw new StartRefused(
      `${v.getDotPath(issue) ?? 'A setting'} ${issue.message} (it is "${String(issue.input)}").`,
    );
  }
  const read = result.output;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseLimits: {
      connections: read.DATABASE_CONNECTIONS,
      waitSeconds: read.DATABASE_WAIT_SECONDS,
      lockSeconds: read.DATABASE_LOCK_SECONDS,
      statementSeconds: read.DATABASE_STATEMENT_SECONDS,
      idleSeconds: read.DATABASE_IDLE_SECONDS,
    },
    publicUrl: read.PUBLIC_URL?.replace(/\/$/, ''),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    payloadKey: read.PAYLOAD_KEY,
    sessionMinutes: read.SESSION_MINUTES,
    loginTriesPerMinute: read.LOGIN_TRIES_PER_MINUTE,
    rateLimits: read.RATE_LIMITS,
    devicesAtOnce: read.DEVICES_AT_ONCE,
    passwordMinimums: { staff: read.PASSWORD_MIN_STAFF, student: read.PASSWORD_MIN_STUDENT },
    partnerAddresses: read.PARTNER_ADDRESSES,
    retentionDays: read.RETENTION_DAYS,
    demoData: read.DEMO_DATA,
    copyrightYear: read.COPYRIGHT_YEAR,
    logLevel: read.LOG_LEVEL,
  };
}
