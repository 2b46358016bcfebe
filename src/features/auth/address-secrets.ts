/** Secrets from the address. None of them stays there, in the history, a bookmark or a log. */
export interface FromAddress {
  /** [RT-15] A name for the login form, or ''. */
  readonly loginName: string;
  /** [CC-04] The code of a mail, or ''. */
  readonly code: string;
  /** [RT-04] From an address that signs a student in. */
  readonly link: { readonly schoolId: number; readonly token: string } | null;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address's secrets, and the address without them. Malformed values are dropped. */
export function readAddress({ pathname, search, hash }: Address): FromAddress & { readonly clean: string } {
  const params = new URLSearchParams(search);
  const loginName = nameFrom(params.get('userId'));
  params.delete('userId');
  const isUpdate = pathname === '/update-password';
  const code = isUpdate ? codeFrom(params.get('code') ?? new URLSearchParams(hash.slice(1)).get('code')) : '';
  if (isUpdate) params.delete('code');
  const [, schoolId, token] = /^\/student-login\/(\d{1,9})\/([\w-]{20,200})$/.exec(pathname) ?? [];
  const link = schoolId && token ? { schoolId: Number(schoolId), token } : null;
  const path = pathname.startsWith('/student-login/') ? `/student-login/${schoolId ?? 0}/-` : pathname;
  const rest = params.size > 0 ? `?${params}` : '';
  return { loginName, code, link, clean: `${path}${rest}${isUpdate ? '' : hash}` };
}

function nameFrom(encoded: string | null): string {
  // A "+" in an address is read as a space.
  const text = encoded?.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/') ?? '';
  if (!/^[A-Za-z0-9+/]{3,32}={0,2}$/.test(text)) return '';
  try {
    const name = atob(text);
    return /^[\w.@-]{2,64}$/.test(name) ? name : '';
  } catch {
    return '';
  }
}

function codeFrom(text: string | null): string {
  return text !== null && /^[\w-]{20,200}$/.test(text) ? text : '';
}

function takeFromAddress(): FromAddress {
  // The build renders the login page without an address.
  if (typeof location === 'undefined') return { loginName: '', code: '', link: null };
  const { clean, ...found } = readAddress(location);
  const { pathname, search, hash } = location;
  if (clean !== `${pathname}${search}${hash}`) history.replaceState(history.state, '', clean);
  return found;
}

/** Read while the app loads, before the first call. */
export const fromAddress = takeFromAddress();
