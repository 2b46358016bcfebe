const directory =
  /^https:\/\/login\.microsoftonline\.com\/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\/v2\.0$/;

/** The directory that holds the personal accounts of everybody. */
const personal = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** Is this issuer one organisation's directory at Microsoft? It names its own people, and nobody else. */
export const isOwnDirectory = (issuer: string): boolean =>
  directory.test(issuer) && !issuer.includes(personal);
