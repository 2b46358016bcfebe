import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EntryFile } from '#src/features/review/desk/EntryFile.tsx';
import { FormerWork } from '#src/features/works/FormerWork.tsx';
import { uploaded } from '#tests/machines/works/project-upload/project-upload.walks.ts';

const program = {
  workspace_id: 4,
  sequence: 3,
  engine: 'blocks',
  at: Date.UTC(2026, 10, 18),
  size: 2_048,
  url: '/workspace/studio/4?version=3',
} as const;
const entry = { kind: 'program', program, file: null, url: '' } as const;

it('a program that was handed in is a link to its tool, for the teacher and for its student [PU-04, C3-05]', () => {
  render(<EntryFile entry={{ id: 1, ...entry }} isDemo={false} />);
  const link = screen.getByRole('link', { name: /Program, version 3/ });
  expect(link.getAttribute('href')).toBe(program.url);
  expect(screen.queryByText('This file is not there any more.')).toBeNull();

  const attempts = uploaded.attempts.map((attempt) => ({ ...attempt, entries: [entry] }));
  render(<FormerWork uploaded={{ ...uploaded, entries: [], attempts }} showsDraft={false} />);
  expect(screen.getAllByRole('link', { name: /Program, version 3/ })).toHaveLength(2);
});
