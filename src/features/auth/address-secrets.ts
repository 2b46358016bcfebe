/** What an address may bring along. None of it stays there: not in the history, not in a bookmark, not in a log. */
export interface FromAddress {
  /** [RT-15] '' or a name for the login form. */
  readonly loginName: string;
  /** [CC-04] '' or the code of a mail. */
  readonly code: string;
  /** [RT-04] Of an address that signs a student in. */
  readonly link: { readonly schoolId: number; readonly token: string } | null;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What is in an address, and the address without it. Anything that is not plainly well-formed is dropped. */
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
  // The build draws the login page without an address.
  if (typeof location === 'undefined') return { loginName: '', code: '', link: null };
  const { clean, ...found } = readAddress(location);
  const { pathname, search, hash } = location;
  if (clean !== `${pathname}${search}${hash}`) history.replaceState(history.state, '', clean);
  return found;
}

/** Read while the app loads, before it asks the server anything. */
export const fromAddress = takeFromAddress();
