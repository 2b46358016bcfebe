import { useState } from 'react';
import { freeTeachersCall } from '#contract/timetable/calls/free-teachers.call.ts';
import { timetableWeekCall } from '#contract/timetable/calls/timetable-week.call.ts';
import { call } from '#src/lib/api-client.ts';
import { LookupField, type LookupFieldProps } from '#src/lib/lookup/LookupField.tsx';
import type { LookupSource } from '#src/lib/lookup/lookup-source.ts';
import { editorMessages } from './editor-messages.en.ts';

interface LessonOfDayProps extends Omit<LookupFieldProps, 'source'> {
  /** '' until it is chosen. */
  readonly day: string;
}

const lessonsOfDay =
  (day: string): LookupSource =>
  async ({ search = '', ids = [] }, signal) => {
    if (day === '') return { rows: [], total: 0 };
    const { lessons } = await call(timetableWeekCall, { by: 'division', id: 0, day }, { signal });
    const rows = lessons
      .filter((lesson) => lesson.day === day && lesson.entryId > 0 && lesson.state !== 'moved')
      .map(({ entryId, subject, division, starts, teacher }) => ({
        id: entryId,
        name: `${starts} ${division} · ${subject}`,
        hint: teacher,
      }))
      .filter(({ id, name }) => ids.length === 0 || ids.includes(id) || name.includes(search))
      .filter(({ name, hint }) => `${name} ${hint}`.toLowerCase().includes(search.toLowerCase()));
    return { rows: rows.slice(0, 200), total: rows.length };
  };

export function LessonOfDay({ day, ...field }: LessonOfDayProps) {
  const [source] = useState(() => lessonsOfDay(day));
  return <LookupField {...field} hint={day === '' ? editorMessages.chooseDay : undefined} source={source} />;
}

interface SubstituteFieldProps extends LessonOfDayProps {
  readonly entryId: number | null;
}

const freeThen =
  (day: string, entryId: number | null): LookupSource =>
  async ({ search = '' }, signal) => {
    if (day === '' || entryId === null) return { rows: [], total: 0 };
    const { rows } = await call(freeTeachersCall, { entryId, day }, { signal });
    const found = rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return { rows: found.slice(0, 200), total: found.length };
  };

/** A teacher who is free at that time. */
export function SubstituteField({ day, entryId, ...field }: SubstituteFieldProps) {
  const [source] = useState(() => freeThen(day, entryId));
  return <LookupField {...field} hint={editorMessages.freeTeachers} source={source} />;
}
