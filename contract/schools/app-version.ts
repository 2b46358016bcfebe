/** A test compares it with package.json. */
export const appVersion = '0.1.0';
