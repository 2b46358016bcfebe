import type { Person } from '#contract/auth/session.model.ts';
import { mayOpen } from '#contract/screens.ts';

/** Super admins may look at the machines of their own browser; in development everybody may. */
export const mayInspect = (person: Person) => import.meta.env.DEV || mayOpen(person, '/inspector');
