const key = 'banyan.account';

/** The provider of this browser's last sign-in, and whether it can sign the person out there. */
export interface AccountUsed {
  readonly name: string;
  readonly canEnd: boolean;
}

/** Stores nothing about the person. null: somebody signed in by name. */
export function keepAccountUsed(account: { readonly name: string; readonly can_end: 0 | 1 } | null): void {
  try {
    if (account === null) localStorage.removeItem(key);
    else localStorage.setItem(key, `${account.name}${account.can_end === 1 ? '+' : ''}`);
  } catch {
    // A browser that stores nothing forgets the account.
  }
}

export function accountUsed(): AccountUsed | null {
  try {
    const [, name, end] = /^([a-z\d]{1,20})(\+?)$/.exec(localStorage.getItem(key) ?? '') ?? [];
    return name === undefined ? null : { name, canEnd: end === '+' };
  } catch {
    return null;
  }
}
