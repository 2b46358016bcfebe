/**
 * The bearer token of this tab. Only this module's memory holds it, never a storage, an address or a machine's context,
 * so nothing that is saved or shown can leak it.
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
