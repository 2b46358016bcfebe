import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProjectScreen } from '#src/features/learning/ProjectScreen.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { answering, refusal } from '../answering-server.ts';

vi.mock('#src/features/learning/LearningLink.tsx', () => ({ LearningLink: () => null }));

const app = { person: asha, base: '/mylearning', listen: () => () => undefined } as const;

async function show(code: 'project_archived' | 'not_found') {
  answering({ 'get-student-project-session-list': () => refusal(code === 'not_found' ? 404 : 422, code) });
  const handIn = vi.fn(() => null);
  render(<ProjectScreen app={app} id={7} handIn={handIn} />);
  await screen.findByRole('heading', { name: 'Project' });
  return handIn;
}

describe('a project that does not open for a student', () => {
  it('says that it was taken away, and leads to their own work on it [CA-03, CW-14]', async () => {
    const handIn = await show('project_archived');
    expect(screen.getByText('This project was taken out of use')).toBeTruthy();
    expect(screen.queryByText('This is not assigned to you')).toBeNull();
    expect(handIn.mock.calls).toEqual(
      [1, 2, 3].map((assignment_type) => [{ project_id: 7, assignment_type }]),
    );
  });

  it('is not assigned to them where it never was', async () => {
    await show('not_found');
    expect(screen.getByText('This is not assigned to you')).toBeTruthy();
  });
});
