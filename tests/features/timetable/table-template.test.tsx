import { expect, it } from 'vitest';
import type { TimetableChoices } from '#contract/timetable/timetable.wire.ts';
import { tableTemplate } from '#src/features/timetable/table-template.ts';

const choices: TimetableChoices = {
  isDemo: false,
  today: '2026-11-27',
  yearFrom: '2026-06-01',
  yearTo: '2027-04-30',
  weekA: '2026-06-01',
  weekVersion: 1,
  teachers: [{ id: 1, name: 'Zoya Khan' }],
  grades: [{ id: 1, name: 'Grade 4' }],
  divisions: [{ id: 1, gradeId: 1, name: 'Grade 4 C' }],
  schoolRooms: [],
  projects: [],
  bells: [
    {
      id: 7,
      name: 'Monday to Friday',
      periods: [
        { name: 'Break', starts: '08:00', ends: '08:10' },
        { name: 'Period 1', starts: '08:10', ends: '08:50' },
      ],
    },
  ],
};

it('a template for lessons has the headings that are read, and a lesson of the school that could be saved', () => {
  expect(tableTemplate('Timetable', choices, 7)).toEqual({
    name: 'Timetable',
    header: ['teacher', 'class', 'room', 'subject', 'day', 'period', 'week'],
    rows: [['Zoya Khan', 'Grade 4 C', '', 'Computing', 'Monday', 'Period 1', '']],
  });
});
