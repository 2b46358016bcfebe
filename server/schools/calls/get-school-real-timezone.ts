import type { Handler } from '#server/core/pipeline.ts';
import { minutesAhead, schoolDay } from '#server/core/school-day.ts';
import { readSchool } from '../queries/schools.ts';

export const getSchoolRealTimezone: Handler<'get-school-real-timezone'> = async (input, scene) => {
  const { timeZone } = await readSchool(scene, input.school_id);
  const now = scene.app.now();
  return {
    success: 'true',
    data: { time_zone: timeZone, today: schoolDay(now, timeZone), minutes: minutesAhead(now, timeZone) },
  };
};
