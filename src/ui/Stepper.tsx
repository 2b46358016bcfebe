import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { stepper } from './stepper.recipe.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type StepState = 'done' | 'current' | 'todo' | 'error';

export interface StepperStep<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly state: StepState;
  /** With `onChoose`: the step cannot be chosen yet. */
  readonly isLocked?: boolean;
}

export interface StepperProps<Value extends string> {
  readonly label: string;
  readonly steps: readonly StepperStep<Value>[];
  readonly texts: Readonly<Record<Exclude<StepState, 'current'>, string>>;
  /** A step with errors may be current too. */
  readonly current: Value;
  readonly onChoose?: ((value: Value) => void) | undefined;
}

const marks: Readonly<Partial<Record<StepState, ReactNode>>> = { done: <Check />, error: <X /> };

export function Stepper<Value extends string>({
  label,
  steps,
  texts,
  current,
  onChoose,
}: StepperProps<Value>) {
  return (
    <ol className={stepper().list} aria-label={label}>
      {steps.map((step, index) => {
        const isPressable = onChoose !== undefined && step.isLocked !== true;
        const styles = stepper({ state: step.state, pressable: isPressable });
        const isCurrent = step.value === current ? 'step' : undefined;
        const content = (
          <>
            <span className={styles.mark} aria-hidden="true">
              {marks[step.state] ?? index + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.title}>
                {step.title}
                {step.state !== 'current' && <VisuallyHidden>{` (${texts[step.state]})`}</VisuallyHidden>}
              </span>
              {step.hint !== undefined && <span className={styles.hint}>{step.hint}</span>}
            </span>
          </>
        );
        return (
          <li key={step.value} className={styles.step} aria-current={isPressable ? undefined : isCurrent}>
            {isPressable ? (
              <button
                type="button"
                className={styles.button}
                aria-current={isCurrent}
                onClick={() => onChoose(step.value)}
              >
                {content}
              </button>
            ) : (
              <div className={styles.button}>{content}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
