import { authRegister } from '#src/features/auth/auth.register.tsx';
import { classesRegister } from '#src/features/classes/classes.register.tsx';
import { dashboardsRegister } from '#src/features/dashboards/dashboards.register.tsx';
import { helpdeskRegister } from '#src/features/helpdesk/helpdesk.register.tsx';
import { noticesRegister } from '#src/features/notices/notices.register.ts';
import { officeRegister } from '#src/features/office/office.register.tsx';
import { peopleRegister } from '#src/features/people/people.register.tsx';
import { schoolsRegister } from '#src/features/schools/schools.register.tsx';
import { teachingRegister } from '#src/features/teaching/teaching.register.tsx';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { currentLanguage } from '#src/lib/words/language.ts';

/** Every room that hands something to the frame. */
const rooms: readonly RoomRegister[] = [
  authRegister,
  classesRegister,
  dashboardsRegister,
  helpdeskRegister,
  noticesRegister,
  officeRegister,
  peopleRegister,
  schoolsRegister,
  teachingRegister,
];

/** How the names of drafts begin; those of `form.` are the kit's. */
export const draftKinds = ['form.', ...rooms.flatMap(({ drafts = [] }) => drafts)];

const looks = new Map(rooms.flatMap(({ menu = {} }) => Object.entries(menu)));

/** A school may have renamed a module; in other languages our own words stand for those we know. */
export function menuLook({ name, icon }: { readonly name: string; readonly icon: string }) {
  const known = looks.get(icon);
  return { icon: known?.icon, name: currentLanguage() === 'en' ? name : (known?.name() ?? name) };
}
