import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { noticeFormView } from '#machines/notices/notice-form/notice-form.view.ts';
import { Coverage, shortestPaths } from '../../paths.ts';
import { silentForm, walks } from './notice-form.walks.ts';

type FormSnapshot = SnapshotFrom<typeof silentForm>;

describe('every path of the notice form', () => {
  it('reaches every state, takes every transition and is never stuck', () => {
    const coverage = new Coverage(silentForm);
    for (const walk of Object.values(walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
    expect(coverage.places).toBeGreaterThan(1_000);
    expect(coverage.steps).toBeGreaterThan(10_000);
  });

  it('holds facts only, and can be shown, wherever it is', () => {
    const stages = new Set<string>();
    for (const walk of Object.values(walks))
      for (const { state } of shortestPaths(silentForm, walk)) {
        const view = noticeFormView(state as FormSnapshot);
        stages.add(view.stage);
        expect(structuredClone(state.context)).toEqual(state.context);
        expect(structuredClone(view)).toEqual(view);
        expect(view.isLocked).toBe(view.stage !== 'editing');
      }
    expect([...stages].toSorted()).toEqual([
      'confirmingClose',
      'conflict',
      'editing',
      'ended',
      'loadFailed',
      'loading',
      'merging',
      'saving',
      'signedOut',
      'unsent',
      'waitingForUploads',
    ]);
  });
});
