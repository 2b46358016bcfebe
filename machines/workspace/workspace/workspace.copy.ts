import { not } from 'xstate';
import { workspaceSetup } from './workspace.setup.ts';

/**
 * [CW-18] Tools with large programs say that they changed, and are asked for the program when it is saved. While no save
 * can begin, they are asked for it besides, so that this browser's copy has all that was made.
 */
export const copyRegion = workspaceSetup.createStateConfig({
  initial: 'here',
  states: {
    here: { always: { guard: 'isOutOfReach', target: 'due' } },
    due: {
      always: [
        { guard: not('isOutOfReach'), target: 'here' },
        // The question lies over the editor: nothing more is changed until it is answered.
        { guard: 'isInConflict', target: 'fetching' },
      ],
      after: { pause: 'fetching' },
      on: { 'save.soon': 'fetching' },
    },
    fetching: {
      entry: ['countCapture', 'capture'],
      after: {
        // A page that hangs answers nothing: the question goes on with what is known.
        capture: [
          { guard: 'isInConflict', target: 'here' },
          { target: 'here', actions: 'noteTouched' },
        ],
      },
      on: {
        'frame.captured': [
          { guard: 'isSaving', target: 'here' },
          { guard: 'isCopy', target: 'here', actions: ['takeCopy', 'keep'] },
          { guard: 'isThisCapture', target: 'here' },
        ],
      },
    },
  },
});
