import type { ReactNode } from 'react';
import type { RowChange } from './use-row-actions.ts';

interface SwitchingTexts {
  readonly switchedOff: (count: number) => string;
  readonly switchedOn: (count: number) => string;
  readonly offAsk: {
    readonly title: string;
    readonly one: (name: string) => ReactNode;
    readonly many: (count: number) => ReactNode;
    readonly yes: string;
  };
}

/** The changes that switch rows off, after a question, and on; each undoes the other. `texts` are read when shown. */
export const switching = (
  turn: (isActive: boolean) => RowChange['run'],
  texts: SwitchingTexts,
): Record<'off' | 'on', RowChange> => ({
  off: {
    run: turn(false),
    undo: 'on',
    done: (count) => texts.switchedOff(count),
    ask: {
      get title() {
        return texts.offAsk.title;
      },
      text: ([first, ...more]) =>
        first && more.length === 0 ? texts.offAsk.one(first.name) : texts.offAsk.many(more.length + 1),
      get yes() {
        return texts.offAsk.yes;
      },
    },
  },
  on: { run: turn(true), undo: 'off', done: (count) => texts.switchedOn(count) },
});
