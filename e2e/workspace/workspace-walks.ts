import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Program } from '../../contract/workspace/program.ts';
import type { Workspace } from '../../contract/workspace/workspace.wire.ts';
import { isSameProgram } from '../../machines/workspace/workspace/workspace.rules.ts';
import { type WorkspaceView, workspaceView } from '../../machines/workspace/workspace/workspace.view.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import {
  savedAs,
  machine as silent,
  version,
  facts as walked,
} from '../../tests/machines/workspace/workspace/workspace.walks.ts';
import type { Answer } from '../app/gates.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { noAnswer, otherTab } from '../auth/session-stage.ts';
import { answering, refused, said } from '../works/made-up-answers.ts';
import { WorkspacePage } from './workspace.model.ts';

/**
 * A student's page with a program, in the real tool. What the server says is made up, so that paths side by side with
 * other journeys change nothing; what the tool says comes of itself.
 */

/** The tool answers what it was asked last: which question it was is a matter of vitest. */
const machine = silent.provide({
  guards: { isThisCapture: () => true, isNothing: () => false, wouldEmpty: () => false },
});
type Work = SnapshotFrom<typeof machine>;
const calls = {
  open: 'compilerWorkspace',
  save: 'save-workspace-program',
  newest: 'get-student-workspace',
  list: 'workspace-version-list',
  version: 'workspace-version',
  restore: 'workspace-version-restore',
  over: 'workspace-start-over',
} as const;

const page = (text: string): Program & { kind: 'files' } => ({
  kind: 'files',
  files: [{ name: 'index.html', text }],
});
const stored = page('<p>stored</p>');
const typed = page('<p>typed</p>');
const elsewhere = page('<p>elsewhere</p>');
const earlier = page('<p>earlier</p>');
/** What a tool of web pages begins with is no matter of the machine: the page is compared where a program is known. */
const programs = [stored, typed, elsewhere, earlier];

/** Of no workspace there is: what this browser keeps of one path is not found by the next. */
const facts: Workspace = {
  ...walked,
  workspaceUrl: '/workspace/frame/html/',
  workspace_id: 900_000_000 + Math.floor(Math.random() * 90_000_000),
  engine: 'html',
  tool_name: 'HTML and CSS',
  workspace_program: stored,
};
const opened = { facts, program: stored, copy: null };
const newestFacts: Workspace = {
  ...facts,
  head: version(2),
  shown: version(2),
  workspace_program: elsewhere,
};
const newest = { facts: newestFacts, program: elsewhere };

const viewOf = (snapshot: AnyMachineSnapshot): WorkspaceView => workspaceView(snapshot as Work);
const answers = answering();
const press =
  (name: string | RegExp) =>
  async ({ page: tab }: Stage): Promise<void> =>
    tab
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
const inDialog =
  (dialog: string, name: string | RegExp) =>
  async ({ page: tab }: Stage): Promise<void> =>
    tab.getByRole('dialog', { name: dialog }).getByRole('button', { name }).first().click();
const conflictTitle = 'This program was changed elsewhere too';

const saves =
  (...states: readonly string[]) =>
  (snapshot: AnyMachineSnapshot) =>
    states.some((state) => snapshot.matches({ ready: { save: state } }));
const isCalm = (snapshot: AnyMachineSnapshot) =>
  saves('clean', 'saved')(snapshot) && viewOf(snapshot).versions === 'closed';
const lines =
  (...states: readonly WorkspaceView['versions'][]) =>
  (snapshot: AnyMachineSnapshot) =>
    states.includes(viewOf(snapshot).versions);

const answer = (sequence: number): Answer =>
  said({
    message: 'Saved',
    messageText: 'Your program is saved.',
    messageType: 'success',
    data: { ...savedAs(sequence), workspace_id: facts.workspace_id },
  });
const away = { kind: 'unreachable' };
const refusal = (code: string) => ({ kind: 'refused', code, information: 'Not now.' });

const opens: readonly Happening[] = [
  {
    event: done('openWorkspace', opened),
    words: 'the program is there',
    cause: answers(calls.open, said({ data: facts })),
  },
  // It comes of itself, once its page is there.
  { event: { type: 'frame.ready' }, words: 'the tool can be used', where: (now) => now.matches('opening') },
];

/** The tool hands out what is in it when it is asked, and a pause in typing asks. */
const ofItself: readonly Happening[] = [
  {
    event: elapsed('pause', 'workspace.ready.save.dirty.typing'),
    words: 'a pause in typing saves',
    where: saves('dirty'),
  },
  ...programs.map((program) => ({
    event: { type: 'frame.captured', id: 1, program },
    words: 'the tool hands out the program',
    where: (snapshot: AnyMachineSnapshot) =>
      saves('capturing')(snapshot) && isSameProgram((snapshot as Work).context.program, program),
  })),
];

const types: Happening = {
  event: { type: 'frame.changed', program: typed },
  words: 'types',
  where: (snapshot) => isCalm(snapshot) && !isSameProgram((snapshot as Work).context.program, typed),
  cause: async ({ page: tab }) => new WorkspacePage(tab).write('<p>typed</p>'),
};
const saved: Happening = {
  event: done('saveProgram', savedAs(2)),
  words: 'the server has it',
  cause: answers(calls.save, answer(2)),
};

const opening: readonly Happening[] = [
  {
    event: failed('openWorkspace', away),
    words: 'the connection breaks while it opens',
    cause: answers(calls.open, noAnswer),
  },
  {
    event: { type: 'workspace.retry' },
    words: 'tries again',
    where: (snapshot) => snapshot.matches('failed'),
    cause: press('Try again'),
  },
  ...opens,
];

const saving: readonly Happening[] = [
  ...opens,
  ...ofItself,
  types,
  {
    event: { type: 'save.press' },
    words: 'presses Save Program',
    where: (snapshot) => isCalm(snapshot) || saves('refused')(snapshot),
    cause: press('Save Program'),
  },
  saved,
  {
    event: failed('saveProgram', away),
    words: 'the answer is lost',
    cause: answers(calls.save, noAnswer),
  },
  {
    event: { type: 'save.retry' },
    words: 'tries again',
    where: saves('offline', 'refused'),
    cause: press('Try again'),
  },
  {
    event: failed('saveProgram', refusal('program_too_large')),
    words: 'the server says why it is not taken',
    cause: answers(calls.save, refused(413, 'program_too_large')),
  },
  {
    event: failed('saveProgram', { kind: 'unauthorized' }),
    words: 'the server knows the session no more',
    cause: answers(calls.save, refused(401, 'unauthorized')),
  },
  {
    event: { type: 'session.restored', personId: walked.student_id },
    words: 'signs in again',
    where: saves('locked'),
    cause: async ({ page: tab }) => new SessionWatch(tab).signInAgain(demoPassword),
  },
];

const conflict: readonly Happening[] = [
  ...opens,
  ...ofItself,
  types,
  {
    event: failed('saveProgram', refusal('program_conflict')),
    words: 'another device saved meanwhile',
    cause: answers(calls.save, refused(409, 'program_conflict')),
  },
  {
    event: done('readTheirs', newest),
    words: 'the other program is there',
    cause: answers(calls.newest, said({ data: newestFacts })),
  },
  {
    event: failed('readTheirs', away),
    words: 'the other program does not come',
    cause: answers(calls.newest, noAnswer),
  },
  {
    event: { type: 'save.retry' },
    words: 'asks for it again',
    where: (snapshot) => viewOf(snapshot).conflict === 'unknown',
    cause: inDialog(conflictTitle, 'Try again'),
  },
  { event: { type: 'conflict.compare' }, words: 'compares', cause: inDialog(conflictTitle, 'Compare') },
  {
    event: { type: 'conflict.back' },
    words: 'hides the comparison',
    cause: inDialog(conflictTitle, 'Hide the comparison'),
  },
  {
    event: { type: 'conflict.keep_mine' },
    words: 'keeps what is here',
    cause: inDialog(conflictTitle, 'Keep what is here'),
  },
  {
    event: { type: 'conflict.keep_theirs' },
    words: 'takes the other one',
    cause: inDialog(conflictTitle, 'Take the other one'),
  },
  { ...saved, event: done('saveProgram', savedAs(3)), cause: answers(calls.save, answer(3)) },
];

const lineTitle = 'Time line';
const versions = [version(1)];
const timeLine: readonly Happening[] = [
  ...opens,
  {
    event: { type: 'versions.open' },
    words: 'opens the time line',
    where: isCalm,
    cause: press('Time line'),
  },
  {
    event: done('listVersions', { versions, total: 1 }),
    words: 'the versions are there',
    cause: answers(calls.list, said({ rows: versions, total: 1, has_more: false })),
  },
  {
    event: failed('listVersions', away),
    words: 'the versions do not come',
    cause: answers(calls.list, noAnswer),
  },
  {
    event: { type: 'versions.retry' },
    words: 'asks for them again',
    where: lines('failed'),
    cause: inDialog(lineTitle, 'Try again'),
  },
  {
    event: { type: 'version.look', sequence: 1 },
    words: 'looks at a version',
    where: lines('listed'),
    cause: inDialog(lineTitle, /^Look at version/),
  },
  {
    event: done('readVersion', earlier),
    words: 'the version is there',
    cause: answers(calls.version, said({ data: { version: version(1), program: earlier } })),
  },
  {
    event: failed('readVersion', away),
    words: 'the version does not come',
    cause: answers(calls.version, noAnswer),
  },
  {
    event: { type: 'version.back' },
    words: 'goes back to all versions',
    where: lines('looking'),
    cause: inDialog(lineTitle, 'All versions'),
  },
  {
    event: { type: 'version.restore' },
    words: 'brings it back',
    where: lines('looking'),
    cause: inDialog(lineTitle, 'Bring this version back'),
  },
  {
    event: done('restoreVersion', savedAs(3)),
    words: 'it is the newest now',
    cause: answers(calls.restore, answer(3)),
  },
  {
    event: failed('restoreVersion', refusal('program_conflict')),
    words: 'another device saved meanwhile',
    cause: answers(calls.restore, refused(409, 'program_conflict')),
  },
  {
    event: { type: 'start.over' },
    words: 'starts over',
    where: lines('listed'),
    cause: async (stage) => {
      await inDialog(lineTitle, 'Start over')(stage);
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
    },
  },
  {
    event: done('startOver', savedAs(3)),
    words: 'the program is empty now',
    cause: answers(calls.over, answer(3)),
  },
  {
    event: failed('startOver', away),
    words: 'the answer is lost',
    cause: answers(calls.over, noAnswer),
  },
  {
    event: { type: 'versions.close' },
    words: 'closes the time line',
    where: lines('listed', 'looking', 'failed'),
    cause: inDialog(lineTitle, 'Close'),
  },
];

const running: readonly Happening[] = [
  ...opens,
  {
    event: { type: 'frame.running' },
    words: 'presses Trigger Run, and it runs',
    where: (snapshot) => viewOf(snapshot).run === 'idle',
    cause: press('Trigger Run'),
  },
  {
    event: { type: 'stop.press' },
    words: 'presses Stop',
    where: (snapshot) => viewOf(snapshot).run === 'running',
    cause: press('Stop'),
  },
  {
    event: { type: 'frame.stopped', why: 'asked' },
    words: 'it has ended',
    where: (snapshot) => viewOf(snapshot).run === 'stopping',
  },
];

const keepingSays: Partial<Record<WorkspaceView['keeping'], RegExp>> = {
  kept: /^Saved/,
  saving: /^Saving…$/,
  refused: /^Not saved/,
  offline: /^Kept on this computer\. It is sent/,
  locked: /^Kept on this computer\. Sign in/,
  conflict: /^Changed elsewhere$/,
};

const see = async ({ page: tab }: Stage, snapshot: AnyMachineSnapshot): Promise<void> => {
  const view = viewOf(snapshot);
  const isLocked = saves('locked')(snapshot);
  await expect(new SessionWatch(tab).dialog).toHaveCount(isLocked ? 1 : 0);
  if (isLocked) return;
  await expect(tab.getByText('The workspace could not be opened.')).toHaveCount(
    view.stage === 'failed' ? 1 : 0,
  );
  if (view.stage !== 'ready') return;
  await expect(tab.getByRole('dialog', { name: conflictTitle })).toHaveCount(
    view.conflict === 'none' ? 0 : 1,
  );
  await expect(tab.getByRole('dialog', { name: lineTitle })).toHaveCount(view.versions === 'closed' ? 0 : 1);
  const told = tab.locator('output').filter({ hasText: keepingSays[view.keeping] ?? /./ });
  await expect(told, `${view.keeping} is told`).toHaveCount(1);
  await expect(tab.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(
    view.run === 'idle' ? 0 : 1,
  );
  if (view.conflict === 'comparing')
    await expect(tab.getByRole('region', { name: 'index.html' })).toContainText('elsewhere');
  if (view.versions === 'looking')
    await expect(tab.getByRole('dialog', { name: lineTitle })).toContainText('What is different');
  const { program } = view.context;
  const [file] = program?.kind === 'files' ? program.files : [];
  if (file) await expect(new WorkspacePage(tab).editor).toHaveText(file.text);
};

const walk = (name: string, happenings: readonly Happening[]): BrowserWalk => ({
  name,
  machine,
  input: { mode: 'own', personId: walked.student_id, engine: null },
  happenings,
  gated: Object.values(calls),
  as: 'S00023',
  see,
  project: (snapshot) => {
    const { context } = snapshot as Work;
    const [file] = context.program?.kind === 'files' ? context.program.files : [];
    return [
      context.base,
      context.sending?.keep,
      context.isAhead,
      context.isAsked,
      file?.text,
      context.theirs?.version.sequence,
      context.looked && context.looked.program !== null,
    ];
  },
  open: async ({ page: tab, context }) => {
    await otherTab(context);
    await tab.goto('/workspace/project/14');
  },
});

export const workspaceWalks: readonly BrowserWalk[] = [
  walk('A student who opens a program', opening),
  walk('A student whose program is saved', saving),
  walk('A student with two devices', conflict),
  walk('A student in the time line', timeLine),
  walk('A student who runs a program', running),
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const workspaceReasons: readonly (readonly [RegExp, string])[] = [
  [
    /frame\.(?:failed|touched)|program\.aside|broken/,
    'the tool of web pages does not break: vitest, blocks-frame.e2e.ts',
  ],
  [/run\.press|starting/, 'a press changes nothing until the tool begins: workspace.e2e.ts, vitest'],
  [/latest|capture /, 'who types on and on, a tool that does not answer: vitest'],
  [/empt|isNothing/, 'the editor of web pages begins with a page: vitest, painting.e2e.ts'],
  [/workspace\.changed|follow/, 'another device: workspace.e2e.ts, vitest'],
  [/assessment|opener|ok\.press/, 'workspace-days.e2e.ts, vitest'],
  [/global/, 'workspace.e2e.ts, vitest'],
  [/./, 'vitest'],
];
