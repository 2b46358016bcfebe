import { and, assertEvent, not, or, stateIn } from 'xstate';
import { toFailure } from '#machines/shared/failure.ts';
import { changedValues, noValues } from './profile.rules.ts';
import { freshForm, profileSetup } from './profile.setup.ts';

const isEditing = stateIn({ ready: { details: 'editing' } });
const isPasswordOn = stateIn({ ready: { password: 'on' } });
const isPictureCut = stateIn({ ready: { picture: 'cut' } });
/** While the picture is moved under the frame, Save would leave it behind. */
const isCutting = stateIn({ ready: { picture: 'cutting' } });

const isReadyToSend = and([
  not(isCutting),
  or([not(isEditing), 'hasGoodFields']),
  or([not(isPasswordOn), 'hasGoodPasswords']),
]);
const hasSomethingToSend = or([and([isEditing, 'hasChanges']), isPasswordOn, isPictureCut]);

/** All parts closed, as after a save. */
const atRest = [
  '#profile.ready.details.viewing',
  '#profile.ready.password.off',
  '#profile.ready.picture.kept',
  '#profile.ready.work.idle',
] as const;

/**
 * [ST-33…ST-37, VP-16…VP-32, ER-21, ER-23, ER-25, ER-26] One's own profile: fields, picture and password, each opened
 * for itself and saved together. What somebody else saved meanwhile is merged with what was typed here.
 */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...input, ...freshForm, profile: null, values: noValues }),
  initial: 'loading',
  on: { 'profile.close': '.closed' },
  states: {
    loading: {
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: {
          target: 'ready',
          actions: { type: 'takeProfile', params: ({ event }) => event.output },
        },
        onError: 'loadFailed',
      },
    },

    loadFailed: { on: { 'profile.retry': 'loading' } },

    ready: {
      type: 'parallel',
      states: {
        details: {
          initial: 'viewing',
          states: {
            viewing: {
              on: {
                'edit.start': { guard: and(['mayEdit', 'isIdle']), target: 'editing' },
                'picture.choose': { guard: and(['isGoodPicture', 'isIdle']), target: 'editing' },
              },
            },
            editing: {
              on: {
                'field.change': { guard: 'isIdle', actions: 'changeField' },
                'field.leave': { actions: 'leaveField' },
              },
            },
          },
        },

        password: {
          initial: 'off',
          states: {
            off: {
              on: {
                'password.toggle': {
                  guard: and(['mayChangePassword', 'isIdle']),
                  target: 'on',
                  actions: 'startPasswords',
                },
              },
            },
            on: {
              on: {
                'password.toggle': { guard: 'isIdle', target: 'off', actions: 'forgetPasswords' },
                'password.type': { guard: 'isIdle', actions: 'judgePasswords' },
                'password.leave': { actions: 'leavePassword' },
              },
            },
          },
        },

        picture: {
          initial: 'kept',
          on: {
            'picture.choose': [
              {
                guard: and(['isGoodPicture', 'isIdle']),
                target: '.cutting',
                actions: 'startPicture',
              },
              { guard: and(['mayChangePicture', 'isIdle']), actions: 'notePictureProblem' },
            ],
          },
          states: {
            kept: {},
            cutting: {
              on: {
                'picture.cut': { target: 'cut', actions: 'takeCut' },
                'picture.drop': 'kept',
                'picture.unreadable': { target: 'kept', actions: 'notePictureProblem' },
              },
            },
            cut: {
              on: { 'picture.drop': { guard: 'isIdle', target: 'kept', actions: 'dropPicture' } },
            },
          },
        },

        work: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'edit.cancel': {
                  guard: 'isSomethingOpen',
                  target: atRest,
                  actions: 'resetForm',
                },
                'profile.save': [
                  {
                    guard: and([isReadyToSend, hasSomethingToSend]),
                    target: 'saving',
                    actions: 'touchAll',
                  },
                  { guard: and([isReadyToSend, isEditing]), target: atRest, actions: 'resetForm' },
                  { guard: isPasswordOn, actions: ['touchAll', 'judgePasswords'] },
                  { actions: 'touchAll' },
                ],
                'removal.ask': { guard: 'hasPicture', target: 'askingRemoval' },
              },
            },
            saving: {
              invoke: {
                id: 'saveProfile',
                src: 'saveProfile',
                input: ({ context, event }) => {
                  assertEvent(event, 'profile.save');
                  const { profile, withPicture, withPasswords } = context;
                  if (!profile) throw new Error('There is no profile to save.');
                  return {
                    profile,
                    // Nothing differs but in a form that is being edited.
                    values: changedValues(context),
                    withPicture,
                    passwords: withPasswords ? event.typed : null,
                  };
                },
                onDone: {
                  target: atRest,
                  actions: [
                    { type: 'takeProfile', params: ({ event }) => event.output.profile },
                    { type: 'tellSaved', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isStale', params: ({ event }) => toFailure(event.error) },
                    target: 'merging',
                  },
                  {
                    target: 'idle',
                    actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
                  },
                ],
              },
            },
            merging: {
              invoke: {
                id: 'mergeProfile',
                src: 'loadProfile',
                onDone: {
                  target: 'idle',
                  actions: { type: 'mergeProfile', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
                },
              },
            },
            askingRemoval: {
              on: {
                'removal.confirm': 'removing',
                'removal.cancel': { target: 'idle', actions: 'tellKept' },
              },
            },
            removing: {
              invoke: {
                id: 'removePicture',
                src: 'removePicture',
                input: ({ context }) => {
                  if (!context.profile) throw new Error('There is no picture to remove.');
                  return context.profile;
                },
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'takePicture', params: ({ event }) => event.output },
                    { type: 'tellRemoved', params: ({ event }) => event.output },
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
                },
              },
            },
          },
        },
      },
    },

    closed: { type: 'final' },
  },
});
