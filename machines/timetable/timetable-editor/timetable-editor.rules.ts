import type { Clash } from '#contract/timetable/timetable.wire.ts';
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
