import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useRef } from 'react';
import { dialog } from '#src/ui/dialog.recipe.ts';

export interface ChoiceDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** On Escape: the harmless answer. */
  readonly onCancel: () => void;
  /** Buttons; the first is the harmless answer, where the focus begins. */
  readonly children: ReactNode;
}

/** A question with more than two answers. It never closes by itself [QC-27]. */
export function ChoiceDialog({ open, title, text, onCancel, children }: ChoiceDialogProps) {
  const footer = useRef<HTMLDivElement>(null);
  const styles = dialog({ size: 'confirm' });
  return (
    <Ark.Root
      open={open}
      role="alertdialog"
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      onOpenChange={(change) => !change.open && onCancel()}
      initialFocusEl={() => footer.current?.querySelector('button') ?? null}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.header}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
            </div>
            <Ark.Description asChild>
              <div className={styles.body}>{text}</div>
            </Ark.Description>
            <div ref={footer} className={styles.footer}>
              {children}
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
