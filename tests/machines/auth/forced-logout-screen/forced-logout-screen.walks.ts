import { forcedLogoutMachine } from '#machines/auth/forced-logout-screen/forced-logout-screen.machine.ts';
import type {
  Choice,
  Departure,
  LogoutCommand,
} from '#machines/auth/forced-logout-screen/forced-logout-screen.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, walked } from '../../walked-machine.ts';

export const choice = {
  kind: 'division',
  gradeId: 9,
  divisionId: 41,
  name: 'Grade 9 A',
  signedIn: 2,
} satisfies Choice;
export const departure: Departure = {
  id: 'one',
  at: 1,
  by: 'Admin',
  kind: 'division',
  name: 'Grade 9 A',
  people: 2,
  counts: { leaving: 1, gone: 1, back: 0 },
  leavers: [],
  total: 2,
};
export const refused = { kind: 'refused', code: 'locked', information: 'no' } as const;

export const silent = forcedLogoutMachine.provide({
  actors: { forceLogout: silentPromise(), loadDeparture: silentPromise() },
});

export const walk: Walk<typeof silent> = {
  input: { schoolId: 1 },
  events: [
    { type: 'kind.choose', kind: 'school' },
    { type: 'choice.change', choice },
    { type: 'form.submit', requestId: 'r1' },
    { type: 'question.confirm' },
    { type: 'question.cancel' },
    { type: 'past.open', id: 'old' },
    { type: 'search.change', search: 'a' },
    { type: 'more.show' },
    { type: 'list.close' },
    done('forceLogout', 'one'),
    failed('forceLogout', refused),
    failed('forceLogout', { kind: 'unreachable' }),
    done('loadDeparture', departure),
    failed('loadDeparture', { kind: 'unreachable' }),
    elapsed('lookPause', 'forcedLogout.watching.resting'),
  ],
  project: ({ context }) => [
    context.choice?.kind,
    context.isChoiceMissing,
    context.requestId,
    context.failure,
    context.departureId,
    context.departure?.id,
  ],
};

export const forcedLogout = walked({
  machine: silent,
  walks: { admin: walk },
  surprise: (chance) => ({ type: 'form.submit', requestId: `r${chance.below(1000)}` }),
  invariants: [
    {
      name: 'nobody is signed out before the question was answered with yes, and only who was chosen',
      holds: (after, before, event) =>
        !begins('forceLogout', after, before) ||
        (event?.type === 'question.confirm' &&
          before?.value === 'asking' &&
          (inputOf(after, 'forceLogout') as LogoutCommand).choice === before.context.choice),
    },
    {
      name: 'a wish without an answer keeps its name, so that it is carried out once',
      holds: ({ context }, before, event) =>
        event?.type !== 'xstate.error.actor.forceLogout' ||
        context.failure?.code !== 'unreachable' ||
        (context.requestId !== null && context.requestId === before?.context.requestId),
    },
    {
      name: 'a failure takes no choice away',
      holds: ({ context }, before, event) =>
        !event?.type.startsWith('xstate.error') || context.choice === before?.context.choice,
    },
    {
      name: 'a list on show is always of a forced logout that is known by its number',
      holds: (after) => !after.matches('watching') || after.context.departureId !== null,
    },
  ],
});
