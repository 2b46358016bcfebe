import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { nothingTyped } from '#machines/change-password/password-fields.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { Coverage, done, failed, type PathEvent, shortestPaths, type Walk } from '../paths.ts';
import { endSessionEverywhere } from '../session-end.ts';
import { silentPromise } from '../stand-ins.ts';
import { asha, facultyInput, goodPasswords } from './profile.samples.ts';

const machine = profileMachine.provide({
  actors: { loadProfile: silentPromise(), saveProfile: silentPromise(), removePicture: silentPromise() },
});

const events: readonly PathEvent[] = [
  { type: 'profile.retry' },
  { type: 'profile.close' },
  { type: 'edit.start' },
  { type: 'edit.cancel' },
  { type: 'field.change', field: 'mobile', text: '12x' },
  { type: 'field.change', field: 'mobile', text: '9000000001' },
  { type: 'field.leave', field: 'mobile' },
  { type: 'password.toggle' },
  { type: 'password.type', field: 'confirm', typed: goodPasswords },
  { type: 'password.leave', field: 'current' },
  { type: 'picture.choose', name: 'me.jpg', size: 1000 },
  { type: 'picture.choose', name: 'me.gif', size: 1000 },
  { type: 'picture.cut' },
  { type: 'picture.drop' },
  { type: 'picture.unreadable', name: 'me.jpg' },
  { type: 'profile.save', typed: nothingTyped },
  { type: 'profile.save', typed: goodPasswords },
  { type: 'removal.ask' },
  { type: 'removal.confirm' },
  { type: 'removal.cancel' },
  done('loadProfile', asha()),
  failed('loadProfile', { kind: 'unreachable' }),
  done('saveProfile', { profile: asha({ version: 4 }), information: 'Your profile has been saved.' }),
  failed('saveProfile', { kind: 'refused', code: 'current_incorrect', information: '' }),
  failed('saveProfile', { kind: 'stale', information: '' }),
  failed('saveProfile', { kind: 'unauthorized' }),
  done('mergeProfile', asha({ version: 9 })),
  failed('mergeProfile', { kind: 'unreachable' }),
  done('removePicture', asha({ picture: '', version: 4 })),
  failed('removePicture', { kind: 'unreachable' }),
];

const walkWith = (input: Walk<typeof machine>['input']): Walk<typeof machine> => ({
  input,
  events,
  project: ({ context }) => [
    context.values.mobile === context.profile?.values.mobile,
    context.profile?.picture,
    context.isCurrentRefused,
  ],
});
const walk = walkWith(facultyInput());

/** The passwords themselves lie in the page. */
function typedInto({ value, context }: SnapshotFrom<typeof machine>) {
  const { values, withPicture, withPasswords, passwordProblems } = context;
  const { details, password, picture } = typeof value === 'object' ? value.ready : {};
  return [values, withPicture, withPasswords, passwordProblems, details, password, picture];
}

describe('every path of the profile machine', () => {
  it('reaches every state, takes every transition and is never stuck', { timeout: 120_000 }, () => {
    const coverage = new Coverage(machine).walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
    expect(coverage.places).toBeGreaterThan(50);
  });

  it('keeps no password and no function in the context, whatever happens [QU-05]', () => {
    for (const { state } of shortestPaths(machine, walk)) {
      const context = JSON.stringify(state.context);
      for (const secret of [goodPasswords.current, goodPasswords.password])
        expect(context).not.toContain(secret);
      expect(structuredClone(state.context)).toEqual(state.context);
    }
  });

  it('without rights opens no part, wherever one goes [RP-09, RP-10, ST-37]', () => {
    const none = walkWith(facultyInput({ fields: [], picture: false, password: false }));
    for (const { state } of shortestPaths(machine, none)) {
      if (!state.matches('ready')) continue;
      expect(state.value).toEqual({
        ready: { details: 'viewing', password: 'off', picture: 'kept', work: 'idle' },
      });
    }
  });

  it('loses nothing typed when the session ends, in whatever state, and goes on for the same person [QU-64, ER-13]', {
    timeout: 120_000,
  }, () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walk, {
      typed: typedInto,
      goOn: [
        { type: 'profile.save', typed: nothingTyped },
        { type: 'profile.save', typed: goodPasswords },
        { type: 'profile.retry' },
        { type: 'removal.ask' },
        { type: 'removal.confirm' },
        failed('saveProfile', { kind: 'stale', information: '' }),
      ],
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['loadProfile', 'mergeProfile', 'removePicture', 'saveProfile']);
  });
});
