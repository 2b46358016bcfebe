/** The result of a way through a provider, as the server writes it behind the #: a code and the provider's name. */
export interface AccountOutcome {
  readonly why: string;
  readonly name: string;
}

export function outcomeIn(hash: string, kind: 'account' | 'connection'): AccountOutcome | null {
  const [, why, name] = new RegExp(`^#?${kind}=([a-z_]{1,40})\\.([a-z\\d]{1,20})$`).exec(hash) ?? [];
  return why && name ? { why, name } : null;
}

/** Reads it once, so that a reload or a bookmark does not repeat it. */
export function takeOutcome(): AccountOutcome | null {
  const found = outcomeIn(location.hash, 'account');
  if (found) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return found;
}

/** The address of ours that leads to the provider's sign-in; `search` is the sign-in page's. */
export function startAddress(name: string, search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '';
  return `/auth/oidc/${name}/start${back === '' ? '' : `?${new URLSearchParams({ back })}`}`;
}

/** Leads to the sign-in page by our server, so that the next user does not continue as the arrived person. */
export const leaveAddress = '/auth/oidc/leave';

export const endAddress = (name: string): string => `/auth/oidc/${name}/end`;
