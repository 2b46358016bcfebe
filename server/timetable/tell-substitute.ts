import { substitutionMessage } from '#contract/timetable/substitution-news.rules.ts';
import { timeText } from '#contract/timetable/timetable.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { takeOutOfBells, tellOfNotifications, tellPeople } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { isAmongActivePeople, isAmongPeople } from '#server/schools/index.ts';
import { namesOf } from './queries/names.ts';
import { findEntry } from './queries/timetable.ts';
import type { ExceptionRow } from './schema/timetable.ts';

/** Who gives a lesson for somebody else; null: nobody. */
const substituteOf = (exception: ExceptionRow | undefined): number | null =>
  exception?.kind === 'substitute' && exception.removedAt === null ? exception.personId : null;

/**
 * Tells the substitute by the bell which lesson they give. If somebody else was the substitute before, their message is
 * deleted. Nobody is told about a day that is over.
 */
export async function tellSubstitute(
  scene: SignedInContext,
  was: ExceptionRow | undefined,
  now: ExceptionRow | undefined,
): Promise<void> {
  const { app, db, actor, afterCommit } = scene;
  const schoolId = actor.school.id;
  const [before, after] = [substituteOf(was), substituteOf(now)];
  const cause = `substitute:${(now ?? was)?.id ?? 0}`;
  if (before !== null && before !== after) {
    const gone = await takeOutOfBells(db, schoolId, cause, isAmongPeople(schoolId, [before]));
    if (gone > 0) afterCommit(() => tellOfNotifications(app, [channels.person(schoolId, before)]));
  }
  if (!now || now.entryId === null || after === null) return;
  const isSame = before === after && was?.onDay === now.onDay && was.entryId === now.entryId;
  if (isSame || now.onDay < schoolDay(app.now(), actor.school.timeZone)) return;
  const entry = await findEntry(db, schoolId, now.entryId);
  if (!entry) return;
  const names = await namesOf(db, schoolId, [{ ...entry, entry: null }]);
  const lesson = [entry.subject, names.divisions.get(entry.divisionId)].filter(Boolean).join(', ');
  await tellPeople(
    scene,
    {
      kind: 'timetable',
      cause,
      message: substitutionMessage({ day: now.onDay, starts: timeText(entry.starts), lesson }),
      url: '/schedule/faculty',
    },
    { isTold: isAmongActivePeople(schoolId, [after]), heardIn: [channels.person(schoolId, after)] },
  );
}
