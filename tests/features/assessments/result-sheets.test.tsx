import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AssessmentResult } from '#contract/assessments/attempt.wire.ts';
import { percentOf } from '#contract/assessments/marking.rules.ts';
import type { ResultSheetRow } from '#contract/assessments/marks.wire.ts';
import { sheetsAtOnce } from '#contract/assessments/marks.wire.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { sheetOfResult, sheetOfRow } from '#src/features/assessments/sheets/printed-result.ts';
import { SheetsDialog } from '#src/features/assessments/sheets/SheetsDialog.tsx';
import { answering } from '../answering-server.ts';

const answer: ResultSheetRow['answers'][number] = {
  position: 1,
  prompt: 'Which one carries mail?',
  picture: null,
  body: {
    type: 'mcq',
    choices: [
      { id: 'a', text: 'A postman', picture: null, isPinned: false },
      { id: 'b', text: 'A baker', picture: null, isPinned: false },
    ],
  },
  key: { type: 'mcq', right: ['a'] },
  explanation: '',
  is_corrected: 0,
  answer: { type: 'mcq', chosen: ['b'] },
  is_late: 0,
  marks: 0,
  marks_most: 1,
  source: 'rule',
  reason: 'Said to colleagues alone.',
  feedback: 'Think of letters.',
  version: 1,
  scores: [],
};
const row = (at: number, changes: Partial<ResultSheetRow> = {}): ResultSheetRow => ({
  student_id: at,
  student_name: `Student ${at}`,
  grade_name: 'Grade 9',
  division_name: 'A',
  state: 'released',
  attempt_id: at,
  number: 1,
  started_at: 0,
  handed_in_at: Date.UTC(2026, 10, 18, 6),
  reason: 'student',
  saved_at: 0,
  late_saves: 0,
  answered: 1,
  questions: 1,
  marks: 0,
  marks_most: 1,
  percent: 0,
  is_passed: 0,
  feedback: '',
  answers: [answer],
  ...changes,
});
const notStarted = (at: number) =>
  row(at, {
    state: 'not_started',
    attempt_id: 0,
    number: 0,
    handed_in_at: null,
    marks: null,
    is_passed: null,
    answers: [],
  });

const school = { id: 1, name: 'First School', timeZone: 'Asia/Kolkata' } as Person['school'];
const query = { search: 'a', sort: [{ id: 'place', descending: false }], filters: { division: '7' } };
const printer = vi.fn();

beforeEach(() => {
  printer.mockReset();
  vi.stubGlobal('print', printer);
});

/** The dialog over so many students; what it asks for, and what goes to the printer. */
function open(students: readonly ResultSheetRow[], studentIds: readonly number[] = []) {
  const server = answering({
    'result-sheets': (input: { page: number; size: number }) => {
      const from = (input.page - 1) * input.size;
      return {
        rows: students.slice(from, from + input.size),
        total: students.length,
        page: input.page,
        size: input.size,
      };
    },
  });
  const onClose = vi.fn();
  render(
    <SheetsDialog
      assessmentId={3}
      of={{ assessment: 'Networks', teacher: 'Asha Rao', passPercent: 50 }}
      chosen={{ studentIds, query }}
      load={() => Promise.resolve({ rows: [], total: students.length })}
      school={school}
      onClose={onClose}
    />,
  );
  const press = async () => {
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Print' }));
  };
  const paper = async () => {
    await waitFor(() => expect(printer).toHaveBeenCalledOnce());
    const sheet = document.querySelector('[data-print-sheet]');
    return {
      text: sheet?.textContent ?? '',
      sheets: [...(sheet?.querySelectorAll('[data-result-sheet]') ?? [])].map((each) => each.textContent),
      rows: sheet?.querySelectorAll('tbody tr').length ?? 0,
    };
  };
  return { server, press, paper, onClose };
}

describe('result sheets', () => {
  it('are printed for the list as it is filtered and sorted: a list first, then a sheet for each who handed in [CE-02]', async () => {
    const { server, press, paper, onClose } = open([
      ...Array.from({ length: sheetsAtOnce }, (_, at) => row(at + 1)),
      notStarted(90),
      row(91, { state: 'marked' }),
    ]);
    await press();
    const { text, sheets, rows } = await paper();
    expect(server.asked('result-sheets')).toMatchObject(
      [1, 2].map((page) => ({
        assessment_id: 3,
        student_ids: [],
        page,
        size: sheetsAtOnce,
        search: 'a',
        sort: [{ by: 'place', descending: false }],
        filters: { division: '7' },
      })),
    );
    expect(rows).toBe(sheetsAtOnce + 2);
    expect(sheets).toHaveLength(sheetsAtOnce + 1);
    expect(text).toContain('Not attempted');
    for (const words of [
      'First School',
      'Student 1',
      'Grade 9 A',
      'Networks',
      'Asha Rao',
      '18 Nov 2026',
      '0 of 1 marks, 0%',
      'Not passed',
      'Which one carries mail?',
      'A baker',
      'A postman',
      'Think of letters.',
    ])
      expect(sheets[0]).toContain(words);
    // What a teacher told the next one is not for paper that goes home.
    expect(text).not.toContain('Said to colleagues alone.');
    expect(sheets[0]).not.toContain('Not released yet');
    expect(sheets.at(-1)).toContain('Not released yet');
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('have the table of the rubric under what was marked by it [CE-02]', async () => {
    const made: ResultSheetRow['answers'][number] = {
      ...answer,
      prompt: 'Make a page.',
      body: { type: 'practical', toolId: 0 },
      key: { type: 'practical', modelAnswer: '' },
      answer: null,
      marks: 6.67,
      marks_most: 10,
      scores: [
        { position: 1, criterion: 'It works', level: 1, level_name: 'All of it', points: 3, most: 3 },
        { position: 2, criterion: 'It is tidy', level: 3, level_name: 'Some of it', points: 1, most: 3 },
      ],
    };
    const { press, paper } = open([row(5, { answers: [answer, made] })], [5]);
    await press();
    await paper();
    const tables = document.querySelectorAll('[data-result-sheet] table');
    const rows = [...(tables[0]?.querySelectorAll('tr') ?? [])].map((tr) =>
      [...tr.children].map((cell) => cell.textContent),
    );
    expect(tables).toHaveLength(1);
    expect(rows).toEqual([
      ['Criterion', 'Level', 'Points'],
      ['It works', 'All of it', '3 of 3'],
      ['It is tidy', 'Some of it', '1 of 3'],
      ['In all', '4 of 6'],
    ]);
  });

  it('say beside what is right that the question was corrected after the test [CE-03]', async () => {
    const { press, paper } = open(
      [row(5, { answers: [answer, { ...answer, position: 2, is_corrected: 1 }] })],
      [5],
    );
    await press();
    expect((await paper()).text.split('corrected after the test')).toHaveLength(2);
  });

  it('leave out what is right, or the answers, if the teacher wants it [CE-02]', async () => {
    const { server, press, paper } = open([row(5)], [5]);
    await userEvent.click(await screen.findByRole('switch', { name: 'With what is right' }));
    expect(screen.queryByRole('switch', { name: 'With a list of all students first' })).toBeNull();
    await press();
    const { text, rows } = await paper();
    expect(server.asked('result-sheets')).toMatchObject([{ student_ids: [5] }]);
    expect(rows).toBe(0);
    expect(text).toContain('A baker');
    expect(text).not.toContain('A postman');
  });

  it('say why nothing is printed, and what went wrong [CE-02]', async () => {
    const { server, press } = open([notStarted(1), notStarted(2)]);
    await userEvent.click(await screen.findByRole('switch', { name: 'With a list of all students first' }));
    await press();
    expect(await screen.findByText(/None of these students has handed in/)).toBeTruthy();
    server.now('result-sheets', () => Promise.reject(new TypeError('Failed to fetch')));
    await press();
    await waitFor(() => expect(screen.queryByText(/None of these students/)).toBeNull());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(printer).not.toHaveBeenCalled();
  });

  it('round a share down, so that who falls short is not shown as passing [CE-02]', () => {
    expect([percentOf(49.99, 100), percentOf(2.5, 6), percentOf(1, 1), percentOf(0, 0)]).toEqual([
      49.9, 41.6, 100, 0,
    ]);
  });
});

it('a sheet says that its result is not released, whatever was released before [CE-02]', () => {
  const of = { assessment: 'Networks', teacher: 'Asha Rao', passPercent: 50 };
  const notes = (['marked', 'released'] as const).map((state) => sheetOfRow(row(1, { state }), of).note);
  expect(notes).toEqual(['Not released yet.', '']);
});

it('a student gets what the server shows to them: marks without answers, or nothing [CE-02]', () => {
  const result: AssessmentResult = {
    attempt_id: 1,
    assessment_id: 3,
    assessment_name: 'Networks',
    teacher: 'Asha Rao',
    grade_name: 'Grade 9',
    division_name: 'A',
    number: 1,
    handed_in_at: 0,
    reason: 'student',
    answered: 1,
    questions: 1,
    late_saves: 0,
    show_policy: 'score_then_keys',
    is_released: 0,
    sent_back: null,
    marked_again_at: null,
    score: null,
    answers: null,
  };
  expect(sheetOfResult(result, 'Dev')).toBeNull();
  const score = {
    marks: 1,
    marks_most: 1,
    percent: 100,
    pass_percent: 50,
    is_passed: 1,
    feedback: '',
  } as const;
  expect(sheetOfResult({ ...result, is_released: 1, score }, 'Dev')).toMatchObject({
    student: 'Dev',
    place: 'Grade 9 A',
    marks: 1,
    isPassed: true,
    answers: [],
  });
  const leftOut = { ...score, marks: 0, marks_most: 0, percent: null, is_passed: null };
  expect(sheetOfResult({ ...result, is_released: 1, score: leftOut }, 'Dev')).toMatchObject({
    marks: 0,
    isPassed: null,
  });
});
