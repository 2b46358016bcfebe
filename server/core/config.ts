import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { PasswordMinimums } from '#contract/auth/password.rules.ts';
import { rowsInBrowser } from '#contract/exports/exports.rules.ts';
import type { UploadQuota } from '#contract/files/upload-policies.ts';
import type { UploadMeasure } from '#contract/files/upload-room.rules.ts';
import type { DatabaseLimits } from '#server/db/database.ts';
import {
  type BucketSettings,
  bucketOf,
  type ClusterSettings,
  clusterOf,
  type LivekitServer,
  livekitOf,
  type TlsFiles,
  tlsOf,
} from './settings-together.ts';
import { type SignInProvider, signInProvidersOf } from './sign-in-providers.ts';
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

/** `key=https://…` pairs; the start is refused for anything but a plain https address. */
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

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network like 10.0.0.0/8, or one of the names above; never every address. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (namedNetworks.includes(text)) return true;
  if (isIP(address) === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128));
}

const trustedProxies = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((proxy) => proxy.trim())
      .filter((proxy) => proxy !== ''),
  ),
  v.array(v.string()),
  v.check((proxies) => proxies.every(isProxy), 'must be addresses like 127.0.0.1 or 10.0.0.0/8'),
);

/** Every setting of the server; nothing else reads the environment. `.env.example` explains each. */
const environment = v.object({
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), 'data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
  ),
  REDIS_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'),
      v.url('must be an address like redis://127.0.0.1:6379'),
    ),
  ),
  INTERNAL_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[\w.:[\]-]+\/?$/, 'must be an address like http://10.0.0.5:3000'),
      v.url('must be an address like http://10.0.0.5:3000'),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  COMPILER_EMAIL_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z\d](?:[a-z\d.-]{0,98}[a-z\d])?$/, 'must be a domain like students.local'),
    ),
    'students.local',
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[\w.:[\]-]+\/?$/, 'must be an address like https://school.example'),
      v.url('must be an address like https://school.example'),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  TLS_CERT: v.optional(v.string()),
  TLS_KEY: v.optional(v.string()),
  LIVEKIT_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^wss?:\/\/[\w.:[\]-]+\/?$/, 'must be an address like wss://media.school.example'),
      v.url('must be an address like wss://media.school.example'),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
  ),
  LIVEKIT_KEY: v.optional(v.string()),
  LIVEKIT_SECRET: v.optional(v.string()),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[\w.:[\]-]+\/?$/, 'must be an address like https://s3.example'),
      v.url('must be an address like https://s3.example'),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be a name like banyan-files')),
  ),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be a name like eu-central-1'))),
  S3_ACCESS_KEY_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s/,]{1,200}$/, 'has blanks, a comma or a slash')),
  ),
  S3_SECRET_ACCESS_KEY: v.optional(v.pipe(v.string(), v.regex(/^\S{1,500}$/, 'has blanks'))),
  S3_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,60}(\/[\w-]{1,60}){0,5}\/?$/, 'must be a name like banyan or school/banyan'),
      v.transform((prefix) => prefix.replace(/\/?$/, '/')),
    ),
  ),
  S3_FORCE_PATH_STYLE: v.optional(onOff),
  TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  OIDC_PROVIDERS: v.optional(v.string(), ''),
  OIDC_LOOPBACK: v.optional(onOff, 'off'),
  DATABASE_CONNECTIONS: v.optional(whole(2, 1_000), '20'),
  DATABASE_WAIT_SECONDS: v.optional(whole(1, 600), '10'),
  DATABASE_LOCK_SECONDS: v.optional(whole(1, 600), '10'),
  DATABASE_STATEMENT_SECONDS: v.optional(whole(1, 600), '20'),
  DATABASE_IDLE_SECONDS: v.optional(whole(1, 600), '20'),
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
  UPLOADS_AT_ONCE_PERSON: v.optional(whole(1, 1_000_000), '60'),
  UPLOADS_AT_ONCE_SCHOOL: v.optional(whole(1, 1_000_000), '600'),
  UPLOADS_HOURLY_PERSON: v.optional(whole(1, 1_000_000), '200'),
  UPLOADS_HOURLY_SCHOOL: v.optional(whole(1, 1_000_000), '3000'),
  WORK_UPLOADS_AT_ONCE_PERSON: v.optional(whole(1, 1_000_000), '30'),
  WORK_UPLOADS_AT_ONCE_SCHOOL: v.optional(whole(1, 1_000_000), '8000'),
  WORK_UPLOADS_HOURLY_PERSON: v.optional(whole(1, 1_000_000), '60'),
  WORK_UPLOADS_HOURLY_SCHOOL: v.optional(whole(1, 1_000_000), '20000'),
  PROGRAM_UPLOADS_AT_ONCE_PERSON: v.optional(whole(1, 1_000_000), '30'),
  PROGRAM_UPLOADS_AT_ONCE_SCHOOL: v.optional(whole(1, 1_000_000), '8000'),
  PROGRAM_UPLOADS_HOURLY_PERSON: v.optional(whole(1, 1_000_000), '1500'),
  PROGRAM_UPLOADS_HOURLY_SCHOOL: v.optional(whole(1, 1_000_000), '100000'),
  STORAGE_GB_PERSON: v.optional(whole(1, 1_000_000), '20'),
  STORAGE_GB_SCHOOL: v.optional(whole(1, 1_000_000), '500'),
  DISK_RESERVE_MB: v.optional(whole(0, 1_000_000_000), '1024'),
  EXPORT_ROWS_IN_BROWSER: v.optional(whole(1, 1_000_000), String(rowsInBrowser)),
  DEMO_DATA: v.optional(onOff, 'on'),
  COPYRIGHT_YEAR: v.optional(whole(2000, 2999)),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
  SLOW_STATEMENT_MS: v.optional(whole(0, 600_000), '0'),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~+/=-]{16,200}$/, 'needs 16 to 200 letters, digits or . _ ~ + / = -')),
  ),
});

export const settingNames: readonly string[] = Object.keys(environment.entries);

type UploadLimits = Readonly<Record<'person' | 'school', Readonly<Record<UploadMeasure, number>>>>;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database, uploads, files and the mail outbox. */
  readonly dataDir: string;
  /** undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** undefined: files lie on the disk, below the data folder. */
  readonly bucket: BucketSettings | undefined;
  /** How the processes of one installation hear each other; undefined: this process serves its database alone. */
  readonly cluster: ClusterSettings | undefined;
  /** For calls; jobs have a few connections of their own, and wait longer. */
  readonly databaseLimits: DatabaseLimits;
  /** [QU-58] What stands behind the @ of an account in the built-in studio. */
  readonly compilerEmailDomain: string;
  /** An origin, as browsers send it. Links come from `publicUrl()` of the context. */
  readonly publicUrl: string | undefined;
  /** PEM files of a certificate and its key; undefined: the server speaks http. */
  readonly tls: TlsFiles | undefined;
  /** The media server that carries shared screens; undefined: this server carries them. */
  readonly livekit: LivekitServer | undefined;
  readonly signInProviders: readonly SignInProvider[];
  readonly trustedProxies: readonly string[];
  /** undefined: messages go to the outbox folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly payloadKey: string;
  readonly sessionMinutes: number;
  readonly loginTriesPerMinute: number;
  readonly rateLimits: boolean;
  /** [LG-07] What a second device meets in a school that has no wish of its own. */
  readonly devicesAtOnce: 'ask' | 'allow';
  /** [QC-23] The shortest password in characters, by who chooses it. */
  readonly passwordMinimums: PasswordMinimums;
  /** [LO-02] Where students of a partner's school may be led after they sign out, by key. */
  readonly partnerAddresses: ReadonlyMap<string, string>;
  /** [QU-70] Days for which we know who was here when; page times go sooner. */
  readonly retentionDays: number;
  readonly uploadLimits: Readonly<Record<UploadQuota, UploadLimits>>;
  /** Bytes of the disk that uploads leave to the database. */
  readonly diskReserve: number;
  /** [GR-07] A job writes lists of more rows to a file. */
  readonly exportRows: number;
  readonly demoData: boolean;
  /** Left out: the current year. */
  readonly copyrightYear: number | undefined;
  readonly logLevel: string;
  /** The log names database statements that take this long; 0: none. */
  readonly slowStatementMilliseconds: number;
  /** What a reader of `/metrics` must bring; undefined: only this machine may read it. */
  readonly metricsToken: string | undefined;
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
  type Pace = Omit<UploadLimits['person'], 'bytes'>;
  const limitsOf = ({ person, school }: Record<'person' | 'school', Pace>): UploadLimits => ({
    person: { ...person, bytes: read.STORAGE_GB_PERSON * 2 ** 30 },
    school: { ...school, bytes: read.STORAGE_GB_SCHOOL * 2 ** 30 },
  });
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    cluster: clusterOf(read.REDIS_URL, read.INTERNAL_URL, read.DATABASE_URL),
    publicUrl: read.PUBLIC_URL,
    compilerEmailDomain: read.COMPILER_EMAIL_DOMAIN,
    tls: tlsOf(read.TLS_CERT, read.TLS_KEY),
    bucket: bucketOf(read),
    livekit: livekitOf(read.LIVEKIT_URL, read.LIVEKIT_KEY, read.LIVEKIT_SECRET),
    signInProviders: signInProvidersOf(given, {
      publicUrl: read.PUBLIC_URL,
      mayLoopback: read.OIDC_LOOPBACK,
    }),
    trustedProxies: read.TRUSTED_PROXIES,
    databaseLimits: {
      connections: read.DATABASE_CONNECTIONS,
      waitSeconds: read.DATABASE_WAIT_SECONDS,
      lockSeconds: read.DATABASE_LOCK_SECONDS,
      statementSeconds: read.DATABASE_STATEMENT_SECONDS,
      idleSeconds: read.DATABASE_IDLE_SECONDS,
    },
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
    uploadLimits: {
      staff: limitsOf({
        person: { under_way: read.UPLOADS_AT_ONCE_PERSON, hour: read.UPLOADS_HOURLY_PERSON },
        school: { under_way: read.UPLOADS_AT_ONCE_SCHOOL, hour: read.UPLOADS_HOURLY_SCHOOL },
      }),
      work: limitsOf({
        person: { under_way: read.WORK_UPLOADS_AT_ONCE_PERSON, hour: read.WORK_UPLOADS_HOURLY_PERSON },
        school: { under_way: read.WORK_UPLOADS_AT_ONCE_SCHOOL, hour: read.WORK_UPLOADS_HOURLY_SCHOOL },
      }),
      program: limitsOf({
        person: { under_way: read.PROGRAM_UPLOADS_AT_ONCE_PERSON, hour: read.PROGRAM_UPLOADS_HOURLY_PERSON },
        school: { under_way: read.PROGRAM_UPLOADS_AT_ONCE_SCHOOL, hour: read.PROGRAM_UPLOADS_HOURLY_SCHOOL },
      }),
    },
    diskReserve: read.DISK_RESERVE_MB * 2 ** 20,
    demoData: read.DEMO_DATA,
    exportRows: read.EXPORT_ROWS_IN_BROWSER,
    copyrightYear: read.COPYRIGHT_YEAR,
    logLevel: read.LOG_LEVEL,
    slowStatementMilliseconds: read.SLOW_STATEMENT_MS,
    metricsToken: read.METRICS_TOKEN,
  };
}
