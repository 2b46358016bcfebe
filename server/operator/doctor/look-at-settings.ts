import { type Config, readConfig, settingNames } from '#server/core/config.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { doubtful, type Finding, fine, orFine, wrong } from './finding.ts';

type Env = Readonly<Record<string, string | undefined>>;

const what = 'settings';
const least = [20, 19] as const;

export function lookAtNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < least[0] || (major === least[0] && minor < least[1]);
  return isOld
    ? wrong('Node.js', `This is ${version}.`, `Install Node.js ${least.join('.')} or newer.`)
    : fine('Node.js', version);
}

/** Finds every setting that keeps the server from starting, and returns the settings without them. */
export function lookAtSettings(env: Env): { readonly config: Config; readonly findings: readonly Finding[] } {
  const left = { ...env };
  const found: Finding[] = [];
  for (;;)
    try {
      const config = readConfig(left);
      const all = [...found, ...strangers(env), ...contradictions(config)];
      return { config, findings: orFine(what, 'All of them can be used.', all) };
    } catch (error) {
      if (!(error instanceof StartRefused)) throw error;
      const named = Object.keys(left).filter((name) => new RegExp(`\\b${name}\\b`).test(error.message));
      const known = named.filter((name) => settingNames.includes(name));
      if (known.length === 0) throw error;
      for (const name of known) delete left[name];
      found.push(
        wrong(what, withoutSecret(error.message, known), 'Correct it in .env; .env.example explains it.'),
      );
    }
}

const secret = /TOKEN|SECRET|KEY|URL|PASSWORD/;

/** People forward the doctor's report. */
function withoutSecret(message: string, names: readonly string[]): string {
  return names.some((name) => secret.test(name)) ? message.replace(/ \(it is ".*"\)/s, '') : message;
}

/** A misspelt setting has no effect. */
function strangers(env: Env): Finding[] {
  return Object.keys(env)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((setting) => isNearly(name, setting));
      return meant === undefined
        ? []
        : [doubtful(what, `${name} is no setting.`, `If ${meant} is meant, correct its name.`)];
    });
}

/** One letter apart, or other punctuation: `TRUSTED_PROXY`, `SMTP-URL`. */
function isNearly(name: string, setting: string): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');
  const [one, other] = [plain(name), plain(setting)];
  if (other.length < 6) return false;
  return one === other || one === `${other}S` || `${one}S` === other || distance(one, other) === 1;
}

/** 0, 1, or 2 for anything further: counts one letter left out, added or changed. */
function distance(one: string, other: string): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > 1) return 2;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const isOne =
    one.slice(at + 1) === other.slice(at + 1) ||
    one.slice(at + 1) === other.slice(at) ||
    one.slice(at) === other.slice(at + 1);
  return isOne ? 1 : 2;
}

const isHere = (host: string) => ['127.0.0.1', 'localhost', '::1'].includes(host);

function contradictions(config: Config): Finding[] {
  const { publicUrl, trustedProxies, tls, host, demoData, smtpUrl, mailFrom, bucket } = config;
  const found: Finding[] = [];
  const say = (says: string, todo: string) => found.push(doubtful(what, says, todo));
  if (publicUrl && !tls && trustedProxies.length === 0)
    say(
      'PUBLIC_URL is set and TRUSTED_PROXIES is not: behind a proxy everybody is one address to the limit on sign-ins.',
      'Set TRUSTED_PROXIES to the address of the proxy.',
    );
  if (!isHere(host) && !publicUrl)
    say(
      `HOST is ${host} and PUBLIC_URL is not set: links in mails lead to an address nobody types.`,
      'Set PUBLIC_URL to the address people type.',
    );
  if (!isHere(host) && !tls && !publicUrl?.startsWith('https:'))
    say(
      `The server answers at ${host} without https: passwords travel in the open.`,
      'Put a proxy with a certificate in front, or set TLS_CERT and TLS_KEY.',
    );
  if (demoData && (publicUrl !== undefined || !isHere(host)))
    say(
      'DEMO_DATA is on: an empty database gets people whose password is public.',
      'Set DEMO_DATA=off before real people use the server.',
    );
  const store = bucket && new URL(bucket.endpoint);
  if (store?.protocol === 'http:' && !isHere(store.hostname.replace(/^\[|\]$/g, '')))
    say(
      `S3_ENDPOINT is ${store.origin}, without https: files travel in the open.`,
      'Use https, or keep that network shut.',
    );
  if (smtpUrl && mailFrom.includes('@banyan.example'))
    say('MAIL_FROM is the example: mail servers refuse it.', 'Set MAIL_FROM to an address of the school.');
  return found;
}
