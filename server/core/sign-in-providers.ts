import { isOwnDirectory } from './provider-directory.ts';
import { StartRefused } from './start-refused.ts';

export interface SignInProvider {
  /** In addresses and settings, such as `google`. */
  readonly name: string;
  /** As the provider writes it in its tokens. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly label: string;
  /** The only e-mail domains a school may claim; empty: any. */
  readonly domains: readonly string[];
  /** Each of its accounts belongs to one organisation, so that schools need no domains. */
  readonly isDirectory: boolean;
}

type Given = Readonly<Record<string, string | undefined>>;

const providersAtMost = 8;
const known: Readonly<Record<string, string>> = { google: 'Google', microsoft: 'Microsoft' };
const domain = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;

const listOf = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Reads OIDC_PROVIDERS and its settings. Throws StartRefused for half a provider, an unsafe one or a stray setting. */
export function signInProvidersOf(
  given: Given,
  { publicUrl, mayLoopback }: { readonly publicUrl: string | undefined; readonly mayLoopback: boolean },
): readonly SignInProvider[] {
  const pairs = listOf(given['OIDC_PROVIDERS']).map((pair) => splitPair(pair));
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new StartRefused(`OIDC_PROVIDERS names ${twice} twice: name each once.`);
  if (pairs.length > providersAtMost)
    throw new StartRefused(`OIDC_PROVIDERS names more than ${providersAtMost} providers: leave some out.`);
  refuseStrays(given, names);
  const providers = pairs.map(([name, issuer]) => providerOf(given, name, issuer, mayLoopback));
  if (publicUrl === undefined && providers.some(({ issuer }) => !isLoopback(issuer)))
    throw new StartRefused(
      'OIDC_PROVIDERS needs PUBLIC_URL: the provider sends people back to that address, so set it to what they type.',
    );
  return providers;
}

function splitPair(pair: string): [string, string] {
  const [, name, issuer] = /^([a-z][a-z\d]{0,19})=(\S{1,300})$/.exec(pair) ?? [];
  if (name === undefined || issuer === undefined)
    throw new StartRefused(
      `OIDC_PROVIDERS must be pairs like google=https://accounts.google.com (it has "${pair}").`,
    );
  return [name, issuer];
}

/** A misspelt name would leave a provider without its setting. */
function refuseStrays(given: Given, names: readonly string[]): void {
  for (const setting of Object.keys(given)) {
    const name = /^OIDC_([A-Z\d]+)_(?:CLIENT_ID|CLIENT_SECRET|LABEL|DOMAINS)$/.exec(setting)?.[1];
    if (name !== undefined && !names.includes(name.toLowerCase()))
      throw new StartRefused(
        `${setting} belongs to no provider: add ${name.toLowerCase()}=https://… to OIDC_PROVIDERS, or remove it.`,
      );
  }
}

function providerOf(given: Given, name: string, issuer: string, mayLoopback: boolean): SignInProvider {
  refuseIssuer(name, issuer, mayLoopback);
  const prefix = `OIDC_${name.toUpperCase()}`;
  const [clientId, clientSecret] = [given[`${prefix}_CLIENT_ID`], given[`${prefix}_CLIENT_SECRET`]];
  if (!clientId || !clientSecret)
    throw new StartRefused(
      `${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong to ${name} of OIDC_PROVIDERS: set both as the provider gave them, or take ${name} out.`,
    );
  const domains = listOf(given[`${prefix}_DOMAINS`]?.toLowerCase());
  const wrong = domains.find((each) => !domain.test(each));
  if (wrong !== undefined)
    throw new StartRefused(
      `${prefix}_DOMAINS must be domains like school.example, with commas between (it has "${wrong}").`,
    );
  const label = given[`${prefix}_LABEL`] ?? known[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}`;
  if (label.length > 40) throw new StartRefused(`${prefix}_LABEL must have at most 40 characters.`);
  return { name, issuer, clientId, clientSecret, label, domains, isDirectory: isOwnDirectory(issuer) };
}

function refuseIssuer(name: string, issuer: string, mayLoopback: boolean): void {
  const address = URL.canParse(issuer) ? new URL(issuer) : null;
  const isPlain = address !== null && address.search === '' && address.hash === '' && address.username === '';
  if (!isPlain || (address.protocol !== 'https:' && !(mayLoopback && isLoopback(issuer))))
    throw new StartRefused(
      `${name} of OIDC_PROVIDERS must have an https:// address, as the provider names its issuer (it is "${issuer}").`,
    );
  if (address.hostname === 'login.microsoftonline.com' && !isOwnDirectory(issuer))
    throw new StartRefused(
      `${name} of OIDC_PROVIDERS must name one directory of Microsoft, as https://login.microsoftonline.com/<tenant id>/v2.0: else every Microsoft account of the world could try.`,
    );
}

/** A server on this machine, for tests and trials: its traffic crosses no network. */
export function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === '[::1]');
}
