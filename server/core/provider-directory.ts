const directory =
  /^https:\/\/login\.microsoftonline\.com\/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\/v2\.0$/;

/** Microsoft's directory of personal accounts. */
const personal = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** True where the issuer is one organisation's directory at Microsoft, which vouches only for its own people. */
export const isOwnDirectory = (issuer: string): boolean =>
  directory.test(issuer) && !issuer.includes(personal);
