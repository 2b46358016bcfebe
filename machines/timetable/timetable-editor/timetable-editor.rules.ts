import type { Clash, EntryFields } from '#contract/timetable/timetable.wire.ts';
import type { LessonDraft } from './timetable-editor.types.ts';

/** Has the lesson what a check needs: a class, a name and a time? */
export const isCheckable = ({ fields }: LessonDraft): boolean =>
  fields.divisionId > 0 &&
  fields.subject.trim() !== '' &&
  (fields.bellId !== null || (fields.starts !== '' && fields.ends !== ''));

/** The lesson in the slot that is offered; where there is none, as it was. */
export function withOffer(
  draft: LessonDraft,
  { offerWeekday, offerPeriod, offerStarts, offerEnds }: Clash,
): LessonDraft {
  if (offerWeekday === 0) return draft;
  const times = { weekday: offerWeekday, period: offerPeriod, starts: offerStarts, ends: offerEnds };
  return { ...draft, fields: { ...draft.fields, ...times } };
}

/** Takes the lesson that somebody else saved, and puts the fields on top that were changed here. */
export function withOwnChanges(
  loaded: LessonDraft,
  draft: LessonDraft | null,
  opened: EntryFields | null,
): LessonDraft {
  if (!draft || !opened) return loaded;
  const was = new Map(Object.entries(opened));
  const own = Object.fromEntries(
    Object.entries(draft.fields).filter(([field, value]) => was.get(field) !== value),
  );
  return { ...loaded, fields: { ...loaded.fields, ...own } };
}
