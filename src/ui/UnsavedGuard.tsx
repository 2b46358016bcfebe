import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { AlertDialog } from './AlertDialog.tsx';
import { useBeforeUnload, useLeaveGuard } from './use-leave-guard.ts';

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

/**
 * Nothing written is thrown away in silence: neither by closing, nor by Back, a link or the menu, nor with the tab.
 * `onLeave` closes what holds it; show `<UnsavedQuestion>` beside it.
 */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void): UnsavedGuard {
  const [isAsking, setAsking] = useState(false);
  /** A change of route that waits for the answer. */
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
  // Closed meanwhile, by an ended session for one: there is nothing left to ask about.
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

/** The layer around a part of the page: it asks about the part's unsaved work, in the part's words; null for none. */
export const SurroundingLayer = createContext<((texts: UnsavedTexts | null) => void) | null>(null);

export interface UnsavedWorkProps {
  readonly isDirty: boolean;
  /** Keeps its identity. */
  readonly texts: UnsavedTexts;
}

/**
 * Put beside the fields of a form that is a part of a page or of a layer. Within a layer, closing the layer asks as
 * well. One such part is open at a time in each layer.
 */
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
