export const domainsAtMost = 20;

const domain = /^(?=.{4,100}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** Splits typed domains at commas, blanks or lines, and drops a leading @. */
export const domainsFrom = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((each) => each.replace(/^@/, ''))
      .filter((each) => each !== ''),
  ),
];

/** The first invalid domain; undefined: all are valid. */
export const wrongDomain = (domains: readonly string[]): string | undefined =>
  domains.find((each) => !domain.test(each));

/**
 * True for an address within this app, safe to return to after sign-in. Dots that lead upwards are refused, also
 * encoded ones, because another site's address may follow them.
 */
export const isOwnAddress = (text: string): boolean =>
  /^(?!.*(?:\/\.*\/|%2e))\/[\w\-/?=&%.]{0,400}$/i.test(text);
