/**
 * Provides `crypto.randomUUID` on pages that browsers call insecure, such as a school's server over plain HTTP. They
 * have random numbers and lack only this function. RFC 9562, version 4.
 */
export function provideRandomUuid(given: Pick<Crypto, 'getRandomValues'> = crypto): void {
  if ('randomUUID' in given) return;
  Object.defineProperty(given, 'randomUUID', { value: () => randomUuid(given) });
}

function randomUuid(given: Pick<Crypto, 'getRandomValues'>): string {
  const bytes = given.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
