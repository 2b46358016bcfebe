/** Most e-mail domains a school calls its own. */
export const domainsAtMost = 20;

const domain = /^(?=.{4,100}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** Domains as people type them, with commas, blanks or lines between, and an @ before. */
export const domainsFrom = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((each) => each.replace(/^@/, ''))
      .filter((each) => each !== ''),
  ),
];

/** The first that is no domain; undefined: all are. */
export const wrongDomain = (domains: readonly string[]): string | undefined =>
  domains.find((each) => !domain.test(each));

/**
 * An address of this app and of nothing else: what a sign-in leads back to. Without dots that lead upwards, written out
 * or not: behind them another site's address may begin.
 */
export const isOwnAddress = (text: string): boolean =>
  /^(?!.*(?:\/\.*\/|%2e))\/[\w\-/?=&%.]{0,400}$/i.test(text);
