import { isBreakName } from '#contract/timetable/timetable.rules.ts';
import { importColumns, type TimetableChoices } from '#contract/timetable/timetable.wire.ts';
import type { Sheet } from '#src/lib/spreadsheet/spreadsheet.types.ts';

/** A valid example: the headings, and a lesson of this school. */
export function tableTemplate(name: string, choices: TimetableChoices, bellId: number): Sheet {
  const { teachers, divisions, schoolRooms, projects, bells } = choices;
  const periods = bells.find(({ id }) => id === bellId)?.periods ?? [];
  const example = {
    teacher: teachers[0]?.name,
    class: divisions[0]?.name,
    room: schoolRooms[0]?.name,
    subject: projects[0]?.name ?? 'Computing',
    day: 'Monday',
    period: periods.find((period) => !isBreakName(period.name))?.name,
    week: '',
  };
  return {
    name,
    header: importColumns,
    rows: [importColumns.map((column) => example[column] ?? '')],
  };
}
