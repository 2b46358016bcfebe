/** This tab's bearer token. Only this module holds it, so nothing that is saved or shown can leak it. */
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
