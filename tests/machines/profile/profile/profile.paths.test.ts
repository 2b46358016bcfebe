import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { nothingTyped } from '#machines/password-form/password-form.rules.ts';
import { Coverage, failed, shortestPaths } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { goodPasswords } from './profile.samples.ts';
import { machine, walk, withoutRights } from './profile.walks.ts';

/** The passwords themselves lie in the page. */
function typedInto({ value, context }: SnapshotFrom<typeof machine>) {
  const { values, withPicture, withPasswords, passwordIssues } = context;
  const { details, password, picture } = typeof value === 'object' ? value.ready : {};
  return [values, withPicture, withPasswords, passwordIssues, details, password, picture];
}

describe('every path of the profile machine', () => {
  it('reaches every state, takes every transition and is never stuck', () => {
    const coverage = new Coverage(machine).walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
    expect(coverage.places).toBeGreaterThan(50);
  });

  it('keeps no password and no function in the context, whatever happens [QU-05]', () => {
    for (const { state } of shortestPaths(machine, walk)) {
      const context = JSON.stringify(state.context);
      for (const secret of [goodPasswords.currentPassword, goodPasswords.password])
        expect(context).not.toContain(secret);
      expect(structuredClone(state.context)).toEqual(state.context);
    }
  });

  it('without rights opens no part, wherever one goes [RP-09, RP-10, ST-37]', () => {
    for (const { state } of shortestPaths(machine, withoutRights)) {
      if (!state.matches('ready')) continue;
      expect(state.value).toEqual({
        ready: { details: 'viewing', password: 'off', picture: 'kept', work: 'idle' },
      });
    }
  });

  it('loses nothing typed when the session ends, in whatever state, and goes on for the same person [QU-64, ER-13]', {
    timeout: 300_000,
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
