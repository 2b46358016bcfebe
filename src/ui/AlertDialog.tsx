import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { dialog } from './dialog.recipe.ts';
import { useReturnFocus } from './focus-return.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { spareToasts } from './toast-region.ts';
import type { ToastTone } from './toaster.ts';

export interface AlertAnswer<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'secondary' | 'primary' | 'danger';
  readonly busy?: boolean;
}

export interface AlertDialogProps<Value extends string> {
  readonly open: boolean;
  readonly title: string;
  readonly tone?: ToastTone | undefined;
  readonly children: ReactNode;
  /** The harmless one first, since the focus begins there. A single answer makes a message with an OK. */
  readonly answers: readonly [AlertAnswer<Value>, ...AlertAnswer<Value>[]];
  readonly onAnswer: (answer: Value) => void;
  readonly onCancel: () => void;
  /** Left out: the focus goes back to where it was. */
  readonly returnFocus?: () => HTMLElement | null;
}

/** [QC-27] A question that must be answered; it never closes by itself. */
export function AlertDialog<Value extends string>({
  open,
  title,
  tone,
  children,
  answers,
  onAnswer,
  onCancel,
  returnFocus,
}: AlertDialogProps<Value>) {
  const footer = useRef<HTMLDivElement>(null);
  const finalFocus = useReturnFocus(open, returnFocus);
  const styles = dialog({ size: 'confirm' });
  return (
    <Ark.Root
      open={open}
      role="alertdialog"
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      onOpenChange={(change) => !change.open && onCancel()}
      onInteractOutside={spareToasts}
      initialFocusEl={() => footer.current?.querySelector('button') ?? null}
      finalFocusEl={finalFocus}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.header}>
              <div className={styles.heading}>
                {tone !== undefined && <ToneIcon tone={tone} />}
                <Ark.Title className={styles.title}>{title}</Ark.Title>
              </div>
            </div>
            <Ark.Description asChild>
              <div className={styles.body}>{children}</div>
            </Ark.Description>
            <div ref={footer} className={styles.footer} data-keep-free="">
              {answers.map((answer) => (
                <Button
                  key={answer.value}
                  variant={answer.tone ?? 'secondary'}
                  busy={answer.busy}
                  onClick={() => onAnswer(answer.value)}
                >
                  {answer.label}
                </Button>
              ))}
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
