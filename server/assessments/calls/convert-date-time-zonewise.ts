import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay, schoolTime } from '#server/core/school-day.ts';
import { instantTyped } from '../school-clock.ts';

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** [CB-05] */
export const convertDateTimeZonewise: Handler<'convert-date-time-zonewise'> = async (input, scene) => {
  const { timeZone: own } = scene.actor.school;
  const zone = input.time_zone === '' ? own : input.time_zone;
  // The server's list of zones decides what is a zone. Its formatters keep every zone name in memory.
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/.test(zone) || !isZone(zone))
    throw scene.refuse('wrong_zone', { issues: { time_zone: 'wrong_zone' } });
  const at = instantTyped(scene, ['date', input.date], ['time', input.time], own);
  if (at === null) throw scene.refuse('needs_time', { issues: { date: 'needs_time' } });
  return {
    success: 'true',
    data: {
      date: schoolDay(at, zone),
      time: schoolTime(at, zone),
      time_zone: zone,
      at: at.getTime(),
      school_time_zone: own,
    },
  };
};
