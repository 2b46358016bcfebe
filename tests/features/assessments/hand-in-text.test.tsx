import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShownAttempt } from '#contract/assessments/attempt.wire.ts';
import { HandInText } from '#src/features/assessments/attempt/HandInText.tsx';
import { attemptOf } from '../../machines/assessments/assessment-attempt/assessment-attempt.walks.ts';
import { answering, offline } from '../answering-server.ts';

const task = (position: number, workspaceId: number): ShownAttempt['items'][number] => ({
  position,
  prompt: 'Make a page.',
  picture: null,
  marks: 10,
  body: { type: 'practical', toolId: 0 },
  answer: { type: 'practical', text: '', workspaceId, programSequence: 2, fileIds: [] },
  seq: 0,
  is_flagged: 0,
});
const nothing = { answer: null, seq: 0, isFlagged: false };

const version = { sequence: 2, base: 1, kind: 'save', device: '', size: 3, sha256: 'a' };
const workspace = {
  iframe: 0,
  workspaceUrl: '',
  reviewed: 0,
  downloadZip: '',
  workspace_program: null,
  workspace_id: 7,
  engine: 'blocks',
  tool_name: 'Scratch',
  project_id: 0,
  project_name: 'A page',
  purpose: 'assessment',
  student_id: 1,
  student_name: 'Dev',
  head: null,
  closed: '',
  academic_year: '2026-2027',
  assets: [],
  exam: null,
};

/** The page knows of no program, as after a save in another tab. */
function show() {
  const server = answering({
    'get-attempt': () => ({ success: 'true', data: attemptOf({ items: [task(1, 7), task(2, 0)] }) }),
    'get-student-workspace': () => ({
      success: 'true',
      data: { ...workspace, shown: { ...version, at: Date.now() } },
    }),
  });
  const context = { paper: { 1: nothing, 2: nothing }, crossed: [] };
  return { server, view: () => render(<HandInText attemptId={9} context={context} hasPrograms />) };
}

it('names the program that is handed in, with its tool, and does not call it open [CW-08, CE-02]', async () => {
  const { server, view } = show();
  view();
  expect(await screen.findByText(/your program in .?Scratch.? is handed in/)).toBeTruthy();
  expect(screen.getByText(/^Question .?2.? has no answer/)).toBeTruthy();
  expect(server.asked('get-student-workspace')).toEqual([{ workspace_id: 7, sequence: 2 }]);
});

it('says what this page knows where the server does not answer [CE-01]', async () => {
  const { server, view } = show();
  server.now('get-attempt', offline);
  view();
  expect(await screen.findByText(/^.?2.? questions have no answer/)).toBeTruthy();
});
