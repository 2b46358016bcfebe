import type { ShownPaper } from '#contract/assessments/schedule-editor.wire.ts';
import { assessmentEditorMachine } from '#machines/assessments/assessment-editor/assessment-editor.machine.ts';
import type {
  AudienceQuestion,
  PaperQuestion,
  QuestionRequest,
} from '#machines/assessments/assessment-editor/assessment-editor.types.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { inputOf, walked } from '../../walked-machine.ts';

export const audienceOf = (...divisions: number[]): AudienceQuestion => ({
  groups: divisions.map((division_id) => ({ grade_id: 1, division_id })),
  students: [],
});

export const paperOf = (seed: number): PaperQuestion => ({
  assessment_id: 0,
  kind: 'theory',
  items: [{ question_id: 1, number: 1, bank_id: 0, drawn_type: '', drawn: 0, marks: 1 }],
  shuffle_questions: 1,
  shuffle_choices: 1,
  seed,
});

export const requestOf = (bankId: number, search: string): QuestionRequest => ({
  bankId,
  search,
  isPractical: false,
});

export const shownOf = (marks: number): ShownPaper => ({ questions: [], marks });

export const machine = assessmentEditorMachine.provide({
  actors: { countAudience: silentPromise(), findQuestions: silentPromise(), drawPaper: silentPromise() },
});

const project: Walk<typeof machine>['project'] = ({ context }) => [
  context.audience?.groups.length,
  context.students,
  context.audienceFailure?.code,
  context.request?.search,
  context.found?.total,
  context.searchFailure?.code,
  context.paper?.seed,
  context.shown?.marks,
  context.paperFailure?.code,
];

/** Each side by itself: they share nothing, and together they would only multiply. */
const audience: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'audience.change', audience: null },
    { type: 'audience.change', audience: audienceOf(1) },
    { type: 'audience.change', audience: audienceOf(1, 2) },
    { type: 'audience.retry' },
    { type: 'connection.restored' },
    done('countAudience', 40),
    failed('countAudience', { kind: 'unreachable' }),
    elapsed('choicePause', 'assessmentEditor.audience.pausing'),
  ],
  project,
};
const paper: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'paper.show', paper: paperOf(1) },
    { type: 'paper.show', paper: paperOf(2) },
    { type: 'paper.retry' },
    { type: 'paper.close' },
    done('drawPaper', shownOf(5)),
    failed('drawPaper', { kind: 'unreachable' }),
  ],
  project,
};
const bank: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'bank.search', request: null },
    { type: 'bank.search', request: requestOf(1, '') },
    { type: 'bank.search', request: requestOf(1, 'net') },
    { type: 'bank.search', request: requestOf(2, '') },
    { type: 'bank.again' },
    { type: 'connection.restored' },
    done('findQuestions', { rows: [], total: 3 }),
    failed('findQuestions', { kind: 'unreachable' }),
    elapsed('typingPause', 'assessmentEditor.bank.pausing'),
  ],
  project,
};
export const walks = { audience, bank, paper };

export const assessmentEditor = walked({
  machine,
  walks,
  invariants: [
    {
      name: 'what is counted is the audience as it is now',
      holds: (after) =>
        after.value.audience !== 'counting' ||
        isSame(inputOf(after, 'countAudience'), after.context.audience),
    },
    {
      name: 'while nobody is chosen nothing is counted, and no count is shown',
      holds: ({ value, context }) =>
        context.audience !== null || (value.audience === 'idle' && context.students === null),
    },
    {
      name: 'a count comes only from an answer',
      holds: (after, before, event) =>
        after.context.students === null ||
        event?.type === 'xstate.done.actor.countAudience' ||
        after.context.students === before?.context.students,
    },
    {
      name: 'what is searched is the topic and the words as they are now',
      holds: (after) =>
        after.value.bank !== 'searching' || isSame(inputOf(after, 'findQuestions'), after.context.request),
    },
    {
      name: 'another topic shows nothing of the one before',
      holds: (after, before) =>
        after.context.found === null ||
        after.context.found !== before?.context.found ||
        after.context.request?.bankId === before.context.request?.bankId,
    },
    {
      name: 'the paper that is drawn is the one that was asked for last',
      holds: (after) =>
        after.value.paper !== 'drawing' || isSame(inputOf(after, 'drawPaper'), after.context.paper),
    },
    {
      name: 'a closed paper is forgotten',
      holds: ({ value, context }) =>
        value.paper !== 'away' || (context.paper === null && context.shown === null),
    },
    {
      name: 'a paper leaves the audience as it is, and the audience the paper',
      holds: (after, before, event) =>
        before === null ||
        (event?.type.startsWith('paper.') === true
          ? after.context.audience === before.context.audience &&
            after.value.audience === before.value.audience
          : event?.type.startsWith('audience.') !== true || after.value.paper === before.value.paper),
    },
  ],
});
