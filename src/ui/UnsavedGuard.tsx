import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { AlertDialog } from './AlertDialog.tsx';
import { useBeforeUnload, useLeaveGuard } from './use-leave-guard.ts';

export interface UnsavedTexts {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

export interface UnsavedGuard {
  readonly isAsking: boolean;
  /** Leaves at once if nothing is unsaved, otherwise asks. */
  readonly request: () => void;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Protects unsaved work when the layer or the tab closes, and on Back, a link or the menu. `onLeave` closes what holds
 * the work; show `<UnsavedQuestion>` beside it.
 */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void): UnsavedGuard {
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<((leaves: boolean) => void) | null>(null);
  const answer = (leaves: boolean) => {
    setAsking(false);
    if (leaves) onLeave();
    waiting.current?.(leaves);
    waiting.current = null;
  };
  useBeforeUnload(isDirty);
  useLeaveGuard(isDirty, () => {
    waiting.current?.(false);
    setAsking(true);
    return new Promise((settle) => {
      waiting.current = settle;
    });
  });
  // The work is gone meanwhile, e.g. after the session ended, so there is nothing left to ask.
  useEffect(() => {
    if (isDirty) return;
    waiting.current?.(true);
    waiting.current = null;
  }, [isDirty]);
  useEffect(
    () => () => {
      waiting.current?.(true);
      waiting.current = null;
    },
    [],
  );
  return {
    isAsking: isAsking && isDirty,
    request: () => (isDirty ? setAsking(true) : onLeave()),
    stay: () => answer(false),
    leave: () => answer(true),
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

/** Lets a part tell the surrounding layer about its unsaved work, with its own words; null: none. */
export const SurroundingLayer = createContext<((texts: UnsavedTexts | null) => void) | null>(null);

export interface UnsavedWorkProps {
  readonly isDirty: boolean;
  /** Keep its identity. */
  readonly texts: UnsavedTexts;
}

/** For a form inside a page or layer, beside its fields; closing the layer then asks too. One per layer at a time. */
export function UnsavedWork({ isDirty, texts }: UnsavedWorkProps) {
  const report = useContext(SurroundingLayer);
  useEffect(() => {
    if (!isDirty || !report) return;
    report(texts);
    return () => report(null);
  }, [isDirty, report, texts]);
  const guard = useUnsavedGuard(isDirty && !report, nothingToClose);
  return report ? null : <UnsavedQuestion guard={guard} texts={texts} />;
}

const nothingToClose = () => undefined;
