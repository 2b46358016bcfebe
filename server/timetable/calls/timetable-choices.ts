import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import {
  bellsOf,
  divisionsOf,
  gradesOf,
  projectsOf,
  schoolRoomsOf,
  teachersOf,
  yearOf,
} from '../queries/choices.ts';
import { weekAOf } from '../queries/timetable.ts';

export const timetableChoices: Handler<'timetable-choices'> = async (_input, { app, db, actor }) => {
  const { school } = actor;
  const today = schoolDay(app.now(), school.timeZone);
  const year = await yearOf(db, school);
  const { weekA, version } = await weekAOf(db, school.id);
  const grades = await gradesOf(db, school.id);
  return {
    isDemo: school.isDemo,
    today,
    yearFrom: year?.yearFrom ?? today,
    yearTo: year?.yearTo ?? today,
    weekA,
    weekVersion: version,
    teachers: await teachersOf(db, school.id),
    grades: grades.map(({ id, name }) => ({ id, name })),
    divisions: await divisionsOf(db, school.id),
    schoolRooms: await schoolRoomsOf(db, school.id),
    projects: await projectsOf(db, school),
    bells: await bellsOf(db, school.id),
  };
};
