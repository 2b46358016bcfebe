/** How a way through a provider ended, as the server writes it behind the #: a code and the provider's name. */
export interface AccountOutcome {
  readonly why: string;
  readonly name: string;
}

export function outcomeIn(hash: string, kind: 'account' | 'connection'): AccountOutcome | null {
  const [, why, name] = new RegExp(`^#?${kind}=([a-z_]{1,40})\\.([a-z\\d]{1,20})$`).exec(hash) ?? [];
  return why && name ? { why, name } : null;
}

/** Reads it once: a reload, or a bookmark, does not say it again. */
export function takeOutcome(): AccountOutcome | null {
  const found = outcomeIn(location.hash, 'account');
  if (found) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return found;
}

/** The provider's page that asks who somebody is, by way of ours; `search` is that of the sign-in page. */
export function startAddress(name: string, search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '';
  return `/auth/oidc/${name}/start${back === '' ? '' : `?${new URLSearchParams({ back })}`}`;
}

/** The sign-in page, by way of ours: nobody who sits down here next goes on as who came from the provider. */
export const leaveAddress = '/auth/oidc/leave';

export const endAddress = (name: string): string => `/auth/oidc/${name}/end`;
