import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import type { SessionRef } from './session-ref.ts';

const key = 'banyan.partner';

export interface PartnerFarewell {
  readonly personId: number;
  /** '' for our own words. */
  readonly message: string;
  /** An https address; '' for none. */
  readonly url: string;
}

/** [LO-02] Keeps a partner's farewell for this tab while the student is signed in, to show after the sign-out. */
export function keepFarewell({ id, role, partner }: Pick<Person, 'id' | 'role' | 'partner'>): void {
  try {
    if (role === roles.student && partner)
      sessionStorage.setItem(key, JSON.stringify({ personId: id, ...partner }));
    else sessionStorage.removeItem(key);
  } catch {
    // The student then goes to the login page like everybody.
  }
}

/** [LO-02] Where somebody goes after signing out. */
export function afterSignOut(session: SessionRef): '/login' | '/partner-logout' {
  const { endReason, lastPersonId } = session.getSnapshot().context;
  const wished = endReason === 'signed_out' || endReason === 'other_tab';
  return wished && keptFarewell().personId === lastPersonId ? '/partner-logout' : '/login';
}

/** [LO-03] Anybody may have written the storage: words show as plain text, and an address must be https. */
export function keptFarewell(): PartnerFarewell {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const personId = valueOf(kept, 'personId');
    return {
      personId: typeof personId === 'number' ? personId : -1,
      message: textOf(kept, 'message'),
      url: httpsOf(textOf(kept, 'url')),
    };
  } catch {
    return { personId: -1, message: '', url: '' };
  }
}

function valueOf(kept: unknown, name: string): unknown {
  return typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
}

function textOf(kept: unknown, name: string): string {
  const value = valueOf(kept, name);
  return typeof value === 'string' ? value : '';
}

function httpsOf(text: string): string {
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? text : '';
}
