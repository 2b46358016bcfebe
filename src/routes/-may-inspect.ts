import type { Person } from '#contract/auth/session.model.ts';
import { mayOpen } from '#contract/screens.ts';

/** In development everybody may; otherwise super admins. */
export const mayInspect = (person: Person) => import.meta.env.DEV || mayOpen(person, '/inspector');
