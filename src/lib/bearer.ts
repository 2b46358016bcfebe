/**
 * The bearer token of this tab. It lives in this module's memory alone: no storage, no address, no machine's
 * context ever holds it, so that nothing that is saved or shown can leak it.
 */
let current: { token: string; personId: number } | null = null;

export function keepBearer(token: string, personId: number): void {
  current = { token, personId };
}

export function dropBearer(): void {
  current = null;
}

export function bearer(): { readonly token: string; readonly personId: number } | null {
  return current;
}
