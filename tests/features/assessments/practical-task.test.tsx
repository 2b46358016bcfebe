import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PracticalTask } from '#src/features/assessments/practical/PracticalTask.tsx';
import { answering } from '../answering-server.ts';

const version = { sequence: 1, base: 0, kind: 'save', at: Date.now(), device: '', size: 3, sha256: 'a' };
const workspace = (changes: object = {}) => ({
  iframe: 0,
  workspaceUrl: '',
  reviewed: 0,
  downloadZip: '',
  workspace_program: null,
  workspace_id: 7,
  engine: 'html',
  tool_name: 'HTML and CSS',
  project_id: 0,
  project_name: 'A page',
  purpose: 'assessment',
  student_id: 1,
  student_name: 'Dev',
  head: null,
  shown: null,
  closed: '',
  academic_year: '2026-2027',
  assets: [],
  exam: {
    assessment_id: 3,
    attempt_id: 4,
    position: 1,
    prompt: 'Make a page.',
    feedback: '',
    now: 0,
    ends_at: 1,
  },
  ...changes,
});
const item = (toolId: number) => ({
  position: 1,
  prompt: 'Make a page.',
  picture: null,
  marks: 10,
  body: { type: 'practical' as const, toolId },
  answer: null,
  seq: 0,
  is_flagged: 0 as const,
});

function show(toolId: number, answers: (input: unknown) => object) {
  const asked = vi.fn(answers);
  answering({
    compilerWorkspace: (input: unknown) => ({ success: 'true', data: asked(input) }),
    compilerToolList: () => ({
      success: 'true',
      data: [
        { id: 1, tool_name: 'HTML and CSS', engine: 'html', iframe: 0 },
        { id: 2, tool_name: 'Python', engine: 'python', iframe: 0 },
        { id: 3, tool_name: 'Scratch', engine: 'blocks', iframe: 0 },
      ],
    }),
  });
  render(<PracticalTask assessmentId={3} item={item(toolId)} onAnswer={() => undefined} />);
  return asked;
}

describe('a practical question of an attempt', () => {
  it('leads to the workspace in a tab that knows its opener, and hears there of each save [CW-07, CW-08, CO-11]', async () => {
    let head: object | null = null;
    const asked = show(5, () => workspace({ head }));
    const link = await screen.findByRole('link', { name: /Open .?HTML and CSS/ });
    expect(link.getAttribute('href')).toBe('/workspace/studio/7?for=assessment');
    expect(link.getAttribute('rel')).toBe('opener');
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ project_type: 6, assessment_id: 3, position: 1 }),
    );
    expect(screen.getByText('You saved no program yet.')).toBeTruthy();
    head = version;
    const told = (origin: string) =>
      act(() => {
        const data = { type: 'workspace.saved', workspaceId: 7 };
        dispatchEvent(new MessageEvent('message', { data, origin }));
      });
    told('https://elsewhere.example');
    expect(asked).toHaveBeenCalledTimes(1);
    told(location.origin);
    expect(await screen.findByText(/^Your program is saved/)).toBeTruthy();
  });

  it('lets the student choose the tool where the question leaves it open [CW-16]', async () => {
    show(0, () => workspace({ workspace_id: 0, engine: 'none', tool_name: '', exam: null }));
    expect(await screen.findByText('Choose the tool in which you make this.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says what the teacher wrote when they sent the attempt before back [ST-26]', async () => {
    const exam = { ...workspace().exam, feedback: 'The link is missing.' };
    show(5, () => workspace({ exam }));
    expect(await screen.findByText('The link is missing.')).toBeTruthy();
  });

  it('keeps the tool of the saved program, and names it while another tool is looked at [CW-08, CW-16]', async () => {
    const saved = workspace({ engine: 'blocks', tool_name: 'Scratch', head: version });
    const empty = workspace({ workspace_id: 8, engine: 'python', tool_name: 'Python' });
    show(0, (input) => (JSON.stringify(input).includes('Python') ? empty : saved));
    expect(await screen.findByText(/^Your program is saved/)).toBeTruthy();
    const tool = await screen.findByRole('combobox', { name: /^Tool/ });
    await waitFor(() => expect(tool.textContent).toContain('Scratch'));
    await userEvent.click(tool);
    await userEvent.click(await screen.findByRole('option', { name: 'Python' }));
    expect(await screen.findByText(/^Your program in .?Scratch.? is saved/)).toBeTruthy();
    expect(screen.getByText(/^You saved no program in .?Python/)).toBeTruthy();
  });
});
