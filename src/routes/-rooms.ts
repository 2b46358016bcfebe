import { currentLanguage } from '#src/lib/words/language.ts';
import { rooms } from './-rooms.gen.ts';

/** How the names of drafts begin; those of `form.` are the kit's. */
export const draftKinds = ['form.', ...rooms.flatMap(({ drafts = [] }) => drafts)];

const looks = new Map(rooms.flatMap(({ menu = {} }) => Object.entries(menu)));

/** [SM-17] Which screens light which entry of the menu. */
export const menuCovers = new Map(rooms.flatMap(({ covers = {} }) => Object.entries(covers)));

/** A school may have renamed a module; in other languages our own words stand for those we know. */
export function menuLook({ name, icon }: { readonly name: string; readonly icon: string }) {
  const known = looks.get(icon);
  return { icon: known?.icon, name: currentLanguage() === 'en' ? name : (known?.name() ?? name) };
}
