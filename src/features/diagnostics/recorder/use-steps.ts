import { useEffect, useState } from 'react';
import type { Recording } from '#contract/diagnostics/recording.wire.ts';
import { earlierSteps } from './earlier-steps.ts';
import { keepSteps, keepsSteps, stepsOf } from './step-record.ts';

export interface StepRecords {
  readonly now: Recording | null;
  readonly earlier: Recording | null;
}
const none: StepRecords = { now: null, earlier: null };

/** This person's records of steps when the dialog opened, and their switch. */
export function useSteps(personId: number): {
  readonly isOn: boolean;
  /** From this page and the previous one in this tab; only records with steps. */
  readonly records: StepRecords;
  readonly keep: (isOn: boolean) => void;
} {
  const [isOn, setOn] = useState(() => keepsSteps(personId));
  const [records, setRecords] = useState(none);
  useEffect(() => {
    if (!isOn) return;
    let isHere = true;
    const show = (found: Recording | null) =>
      isHere && setRecords({ now: found?.steps.length ? found : null, earlier: earlierSteps(personId) });
    stepsOf(personId).then(show, () => show(null));
    return () => {
      isHere = false;
    };
  }, [personId, isOn]);
  return {
    isOn,
    records,
    keep(next) {
      keepSteps(personId, next);
      setRecords(none);
      setOn(next);
    },
  };
}
