import { useEffect, useState } from 'react';
import { AlertDialog } from './AlertDialog.tsx';

export interface UnsavedTexts {
  /** E.g. "Leave without saving?" */
  readonly title: string;
  readonly text: string;
  /** The harmless answer. */
  readonly stay: string;
  readonly leave: string;
}

export interface UnsavedGuard {
  readonly isAsking: boolean;
  /** Leaves at once when nothing is unsaved, otherwise asks. */
  readonly request: () => void;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** The browser asks in its own words when a tab with unsaved work is closed or reloaded. */
function useBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/** Nothing written is thrown away in silence. `onLeave` closes what holds it; show `<UnsavedQuestion>` beside it. */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void): UnsavedGuard {
  const [isAsking, setAsking] = useState(false);
  useBeforeUnload(isDirty);
  return {
    isAsking,
    request: () => (isDirty ? setAsking(true) : onLeave()),
    stay: () => setAsking(false),
    leave: () => {
      setAsking(false);
      onLeave();
    },
  };
}

export interface UnsavedQuestionProps {
  readonly guard: UnsavedGuard;
  readonly texts: UnsavedTexts;
}

export function UnsavedQuestion({ guard, texts }: UnsavedQuestionProps) {
  return (
    <AlertDialog
      open={guard.isAsking}
      tone="warning"
      title={texts.title}
      answers={[
        { value: 'stay', label: texts.stay },
        { value: 'leave', label: texts.leave, tone: 'danger' },
      ]}
      onAnswer={(answer) => (answer === 'leave' ? guard.leave() : guard.stay())}
      onCancel={guard.stay}
    >
      {texts.text}
    </AlertDialog>
  );
}
