export interface Earlier {
  readonly folder: string;
  readonly builds: readonly { readonly at: number; readonly files: readonly string[] }[];
}
export function setAside(dist: string): Earlier | null;
export function bringBack(dist: string, earlier: Earlier | null): void;
