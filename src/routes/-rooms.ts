import { currentLanguage } from '#src/lib/words/language.ts';
import { rooms } from './-rooms.gen.ts';

/** Prefixes of the names of drafts; `form.` is the kit's. */
export const draftKinds = ['form.', ...rooms.flatMap(({ drafts = [] }) => drafts)];

const looks = new Map(rooms.flatMap(({ menu = {} }) => Object.entries(menu)));

/** [SM-17] Which screens light which entry of the menu. */
export const menuCovers = new Map(rooms.flatMap(({ covers = {} }) => Object.entries(covers)));

/** A school may rename a module; languages other than English use our own words for known ones. */
export function menuLook({ name, icon }: { readonly name: string; readonly icon: string }) {
  const known = looks.get(icon);
  return { icon: known?.icon, name: currentLanguage() === 'en' ? name : (known?.name() ?? name) };
}
