import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DecidedReviews } from '#src/features/review/desk/DecidedReviews.tsx';
import { FormerWork } from '#src/features/works/FormerWork.tsx';
import { uploaded } from '#tests/machines/works/project-upload/project-upload.walks.ts';

const story = { id: 'f2', name: 'story.txt', type: 'txt', size: 5, hasPreview: false };
const film = { id: 'f3', name: 'film.mp4', type: 'video', size: 5, hasPreview: false };
const entries = [
  { kind: 'file', file: story, url: '' },
  { kind: 'file', file: film, url: '' },
] as const;
const score = { position: 1, criterion: 'Ideas', level: 1, level_name: 'Strong', points: 4, most: 4 };
const said = { decision: 'resubmit', teacher: 'Asha Rao', decided_at: 2, scores: [], comments: [] };
const attempt = { number: 2, my_learning: '', submitted_at: 2, is_late: 0, entries: [...entries] } as const;
const [first] = uploaded.attempts;

const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('a student reads each comment with its place and the rubric below the feedback [CW-14, C5-03]', () => {
  const comments = [
    { id: 1, entry: 1, anchor: 'line', at: 2, text: 'Rename this variable' },
    { id: 2, entry: 2, anchor: 'second', at: 72, text: 'Louder' },
    { id: 3, entry: 0, anchor: 'whole', at: 0, text: 'Well found' },
  ] as const;
  render(
    <FormerWork
      uploaded={{
        ...uploaded,
        attempts: [{ ...attempt, entries: [...entries] }, ...(first ? [first] : [])],
        reviews: [
          { ...said, attempt: 2, feedback: 'Look again.', scores: [score], comments: [...comments] },
          { ...said, attempt: 1, feedback: 'Too short.' },
        ],
      }}
      showsDraft={false}
    />,
  );
  expect(screen.getByText('Look again.')).toBeTruthy();
  expect(rowsOf('Rubric')).toEqual(['Ideas: Strong · 4 of 4 points']);
  expect(rowsOf('Comments')).toEqual([
    'story.txtLine 2Rename this variable',
    'film.mp4At 1:12Louder',
    'On the wholeWell found',
  ]);
  // What was said on an earlier attempt stays with it.
  expect(screen.getByText('Too short.')).toBeTruthy();
});

it('comments without a word of feedback are shown, and nothing before a decision', () => {
  const shown = { ...uploaded, attempts: [{ ...attempt, entries: [...entries] }], feedback: '' };
  const comments = [{ id: 1, entry: 1, anchor: 'line', at: 2, text: 'Why?' } as const];
  const { unmount } = render(<FormerWork uploaded={{ ...shown, reviews: [] }} showsDraft={false} />);
  expect(screen.queryByText('What your teacher wrote')).toBeNull();
  unmount();
  render(
    <FormerWork
      uploaded={{ ...shown, reviews: [{ ...said, attempt: 2, feedback: '', comments }] }}
      showsDraft={false}
    />,
  );
  expect(screen.getByText('What your teacher wrote')).toBeTruthy();
  expect(rowsOf('Comments')).toEqual(['story.txtLine 2Why?']);
});

it('a teacher reads the file and the place of a comment after the decision [C5-03]', () => {
  const area = { x: 0, y: 0, w: 0, h: 0 };
  render(
    <DecidedReviews
      reviews={[
        {
          id: 1,
          attempt: 2,
          reviewer_name: 'Asha Rao',
          decision: 'resubmit',
          feedback: 'Look again.',
          show_data: 1,
          due_on: '',
          on_wall: 0,
          decided_at: 2,
          scores: [],
          comments: [
            {
              ...area,
              id: 5,
              entry_id: 8,
              author_name: 'Asha Rao',
              is_own: 1,
              anchor: 'line',
              at: 2,
              text: 'Rename',
            },
          ],
        },
      ]}
      attempts={[
        {
          number: 2,
          learning: '',
          submitted_at: 2,
          is_late: 0,
          due_on: '',
          entries: [{ id: 8, kind: 'file', file: story, url: '' }],
        },
      ]}
    />,
  );
  expect(rowsOf('Comments')).toEqual(['story.txtLine 2Rename']);
});
