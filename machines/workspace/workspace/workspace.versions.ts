import { toFailure } from '../../shared/failure.ts';
import { idOf } from './workspace.save.ts';
import { workspaceSetup } from './workspace.setup.ts';

const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => toFailure(event.error);
const noteRefusal = { type: 'noteRefusal' as const, params: failureOf };

/** The time line: versions to look at, to compare and to bring back; beginning anew is one of them. */
export const versionsRegion = workspaceSetup.createStateConfig({
  initial: 'closed',
  states: {
    // A version that was looked at when the tool's page broke is not in hand any more.
    closed: { on: { 'versions.open': { target: 'listing', actions: 'forgetLooked' } } },
    listing: {
      invoke: {
        id: 'listVersions',
        src: 'listVersions',
        input: ({ context }) => ({ workspaceId: idOf(context) }),
        onDone: { target: 'listed', actions: { type: 'noteVersions', params: ({ event }) => event.output } },
        onError: { target: 'notListed', actions: noteRefusal },
      },
      on: { 'versions.close': 'closed' },
    },
    notListed: { on: { 'versions.retry': 'listing', 'versions.close': 'closed' } },
    listed: {
      on: {
        'version.look': { target: 'reading', actions: 'choose' },
        'start.over': { guard: 'isSettled', target: 'startingOver' },
        'workspace.changed': 'listing',
        'versions.close': 'closed',
      },
    },
    reading: {
      invoke: {
        id: 'readVersion',
        src: 'readVersion',
        input: ({ context }) => ({
          workspaceId: idOf(context),
          sequence: context.looked?.version.sequence ?? 0,
        }),
        onDone: { target: 'looking', actions: { type: 'noteLooked', params: ({ event }) => event.output } },
        // All versions are shown again: one that did not come can't be brought back.
        onError: { target: 'listed', actions: ['forgetLooked', noteRefusal] },
      },
      on: {
        'version.back': { target: 'listed', actions: 'forgetLooked' },
        'versions.close': { target: 'closed', actions: 'forgetLooked' },
      },
    },
    looking: {
      on: {
        'version.look': { target: 'reading', actions: 'choose' },
        'version.restore': { guard: 'isSettled', target: 'restoring' },
        'version.back': { target: 'listed', actions: 'forgetLooked' },
        'versions.close': { target: 'closed', actions: 'forgetLooked' },
      },
    },
    restoring: {
      invoke: {
        id: 'restoreVersion',
        src: 'restoreVersion',
        input: ({ context }) => ({
          workspaceId: idOf(context),
          base: context.base,
          sequence: context.looked?.version.sequence ?? 0,
        }),
        onDone: [
          {
            guard: 'isSettled',
            target: 'closed',
            actions: [
              { type: 'takeLooked', params: ({ event }) => event.output },
              'forget',
              'loadProgram',
              'noteFilled',
              { type: 'tellBroughtBack', params: ({ event }) => event.output },
            ],
          },
          // What was typed meanwhile is asked about by the next save.
          { target: 'closed', actions: 'forgetLooked' },
        ],
        onError: { target: 'looking', actions: noteRefusal },
      },
    },
    startingOver: {
      invoke: {
        id: 'startOver',
        src: 'startOver',
        input: ({ context }) => ({ workspaceId: idOf(context), base: context.base }),
        onDone: [
          {
            guard: 'isSettled',
            target: 'closed',
            actions: [
              { type: 'takeNothing', params: ({ event }) => event.output },
              'forget',
              'loadProgram',
              'noteFilled',
            ],
          },
          { target: 'closed' },
        ],
        onError: { target: 'listed', actions: noteRefusal },
      },
    },
  },
});
