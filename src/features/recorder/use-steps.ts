import { useEffect, useState } from 'react';
import type { Recording } from '#contract/recording/recording.wire.ts';
import { keepSteps, keepsSteps, stepsOf } from './step-record.ts';

/** The record of this person's steps as it was when they looked, and its switch. */
export function useSteps(personId: number): {
  readonly isOn: boolean;
  readonly recording: Recording | null;
  readonly keep: (isOn: boolean) => void;
} {
  const [isOn, setOn] = useState(() => keepsSteps(personId));
  const [recording, setRecording] = useState<Recording | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let isHere = true;
    const show = (found: Recording | null) => isHere && setRecording(found);
    stepsOf(personId).then(show, () => show(null));
    return () => {
      isHere = false;
    };
  }, [personId, isOn]);
  return {
    isOn,
    recording,
    keep(next) {
      keepSteps(personId, next);
      setRecording(null);
      setOn(next);
    },
  };
}
