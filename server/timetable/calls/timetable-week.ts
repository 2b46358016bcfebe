import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { divisions, people } from '#server/directory/schema.ts';
import { presentWeek } from '../lesson.presenter.ts';
import { hasRow } from '../queries/in-school.ts';
import { schoolRooms } from '../schema/timetable.ts';

const tables = { division: divisions, teacher: people, schoolRoom: schoolRooms };

export const timetableWeek: Handler<'timetable-week'> = async ({ by, id, day }, scene) => {
  const { db, actor } = scene;
  if (id === 0) return presentWeek(scene, day, {});
  if (!(await hasRow(db, tables[by], actor.school.id, id))) throw notFound();
  const who = {
    division: { divisionIds: [id] },
    teacher: { teacherId: id },
    schoolRoom: { schoolRoomId: id },
  };
  return presentWeek(scene, day, who[by]);
};
