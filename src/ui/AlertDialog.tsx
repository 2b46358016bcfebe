import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { dialog } from './dialog.recipe.ts';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Without it there is one button: a message that wants an OK. */
  readonly cancelLabel?: string | undefined;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'primary' | 'danger';
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  /** Also on Escape. */
  readonly onCancel: () => void;
}

/** A question that must be answered; it never closes by itself [QC-27]. Focus begins on the harmless answer. */
export function AlertDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  const styles = dialog({ size: 'confirm' });
  return (
    <Ark.Root
      open={open}
      role="alertdialog"
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      onOpenChange={(change) => !change.open && onCancel()}
      initialFocusEl={() => harmless.current}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.header}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
            </div>
            <Ark.Description asChild>
              <div className={styles.body}>{children}</div>
            </Ark.Description>
            <div className={styles.footer}>
              {cancelLabel !== undefined && (
                <Button ref={harmless} onClick={onCancel}>
                  {cancelLabel}
                </Button>
              )}
              <Button
                ref={cancelLabel === undefined ? harmless : undefined}
                variant={tone}
                busy={busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
