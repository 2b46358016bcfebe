import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { ProgressCard } from '#src/features/review/ProgressCard.tsx';
import { WaitingWorks } from '#src/features/review/WaitingWorks.tsx';
import { ZipDialog } from '#src/features/review/ZipDialog.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';
import { type Answer, answering, offline } from '../answering-server.ts';

const teacher = { ...asha, role: roles.faculty };
const of = (model: (typeof schoolModels)[keyof typeof schoolModels]) => ({
  person: { ...teacher, school: { ...teacher.school, model } },
  sessionLive: true,
  listen: () => () => undefined,
});

/** On a page with addresses. */
async function show(part: React.ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  });
  render(<RouterProvider<typeof router> router={router} />);
}

const counts = {
  assign: 4,
  completed: 1,
  expected: 30,
  pending: 12,
  output: 18,
  reviewd: 11,
  percentage_count: 60,
  has_club: 0,
};
const counting = (more: object = {}): Answer => {
  return () => ({ success: 'true', data: { ...counts, ...more } });
};

describe('the card of progress', () => {
  it('says the share in words, and leads from each counter to its list [DF-04, DF-05, EN-29]', async () => {
    answering({ 'faculty-project-count': counting() });
    await show(<ProgressCard app={of(schoolModels.clubsBesideGrades)} />);
    const share = await screen.findByRole('progressbar', { name: 'Handed in' });
    expect(share.getAttribute('aria-valuetext')).toBe('18 of 30 expected works are handed in');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Assigned4', '/myteaching/Classroom'],
      ['Completed1', '/myteaching/Classroom?state=done'],
      ['Expected Upload3012 are missing', '/review/pending?filter=kind%3Acourse'],
      ['Output Uploaded187 are waiting', '/review?filter=kind%3Acourse'],
      ['Reviewed11', '/review?filter=kind%3Acourse%2Cstate%3Areviewed'],
    ]);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Classroom',
      'Personalised',
    ]);
  });

  it('has a tab of clubs for who has one, and begins with it in a school of clubs [DF-04, C2-05]', async () => {
    const server = answering({ 'faculty-project-count': counting({ has_club: 1 }) });
    await show(<ProgressCard app={of(schoolModels.clubsBesideGrades)} />);
    await setupUser({ hasty: true }).click(await screen.findByRole('tab', { name: 'Club' }));
    await waitFor(() => expect(server.asked('faculty-project-count')).toHaveLength(2));
    expect(server.asked('faculty-project-count').at(-1)).toMatchObject({ type: 3 });
  });

  it('of a school of clubs counts clubs first [DF-04]', async () => {
    const server = answering({ 'faculty-project-count': counting() });
    await show(<ProgressCard app={of(schoolModels.clubs)} />);
    await screen.findByRole('progressbar', { name: 'Handed in' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Club',
      'Personalised',
    ]);
    expect(server.asked('faculty-project-count')).toMatchObject([{ type: 3 }]);
  });

  it('tells a failure in two words, and asks again [ER-09, ER-31]', async () => {
    const server = answering({ 'faculty-project-count': offline });
    await show(<ProgressCard app={of(schoolModels.clubs)} />);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error')).toBeTruthy();
    expect(within(alert).getByText('Something Went Wrong')).toBeTruthy();
    server.now('faculty-project-count', counting());
    await setupUser({ hasty: true }).click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('progressbar', { name: 'Handed in' })).toBeTruthy();
  });
});

it('a teacher’s day says how many works wait, and nothing when none does [C5-01]', async () => {
  const server = answering({ 'next-work': () => ({ id: 5, waiting: 3 }) });
  await show(<WaitingWorks app={of(schoolModels.clubs)} />);
  const link = await screen.findByRole('link', { name: '3 works wait for review' });
  expect(link.getAttribute('href')).toBe('/review');
  expect(server.asked('next-work')).toHaveLength(1);
});

describe('the zip of a division', () => {
  const classes = {
    rows: [
      { id: 7, name: 'Grade 10 C' },
      { id: 8, name: 'Grade 10 D' },
    ],
    total: 2,
  };
  const projects = { rows: [{ id: 9, name: 'Bright lamp' }], total: 1 };
  const open = (total: number, listed: { division?: string; project?: string } = {}) => {
    const server = answering({
      'review-class-list': () => classes,
      'get-project-dropdown': () => projects,
      'get-uploaded-project-student': () => ({ rows: [], total, page: 1, size: 1 }),
    });
    render(<ZipDialog person={teacher} {...listed} onClose={() => undefined} />);
    return server;
  };

  it('says before how many works it holds [C5-01]', async () => {
    const server = open(40);
    expect(await screen.findByText('40 works are in the file.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download' }).getAttribute('aria-disabled')).not.toBe('true');
    expect(server.asked('get-uploaded-project-student')).toMatchObject([{ filters: { division: '7' } }]);
  });

  it('begins with the division and the project that the list shows [C5-01]', async () => {
    const server = open(3, { division: '8', project: '9' });
    await screen.findByText('3 works are in the file.');
    expect(server.asked('get-uploaded-project-student')).toMatchObject([
      { filters: { division: '8', project: '9' } },
    ]);
  });

  it('of more than one file holds is not begun: a project is to be chosen [C5-01]', async () => {
    open(401);
    await screen.findAllByText(/401 works are too many for one file, which takes 400/);
    expect(screen.getByRole('button', { name: 'Download' }).getAttribute('aria-disabled')).toBe('true');
  });
});
