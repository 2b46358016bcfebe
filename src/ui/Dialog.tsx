import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { dialog } from './dialog.recipe.ts';
import { IconButton } from './IconButton.tsx';
import { spareToasts } from './toast-region.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description?: string | undefined;
  /** Widths: form 36rem, notice 800 px (default), project 1000 px, wide 1100 px [CO-22, CO-25]. */
  readonly size?: 'form' | 'notice' | 'project' | 'wide';
  readonly closeLabel: string;
  /**
   * Somebody pressed Escape, the close button or the backdrop. The dialog stays until `open` is false, so a guard
   * may ask first.
   */
  readonly onRequestClose: () => void;
  /** Stays in sight while the body scrolls. */
  readonly footer?: ReactNode;
  /** Buttons beside the close button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const firstField =
  ':is(input, textarea, select, [role=combobox]):not(:disabled, [type=hidden], [tabindex="-1"])';

/** Forms begin in their first field, unless that would raise a touch keyboard over them. */
function initialFocus(body: HTMLElement | null): HTMLElement | null {
  if (matchMedia('(pointer: coarse)').matches) return null;
  return body?.querySelector<HTMLElement>(firstField) ?? null;
}

/** A modal dialog; focus goes in when it opens and back where it was when it closes. */
export function Dialog({
  open,
  title,
  description,
  size = 'notice',
  closeLabel,
  onRequestClose,
  footer,
  actions,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const styles = dialog({ size });
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      onOpenChange={(change) => !change.open && onRequestClose()}
      initialFocusEl={() => initialFocus(body.current) ?? content.current}
      onInteractOutside={spareToasts}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={content} className={styles.content}>
            <div className={styles.header}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <div>
                {actions}
                <IconButton label={closeLabel} icon={<X />} onClick={onRequestClose} />
              </div>
            </div>
            <div ref={body} className={styles.body}>
              {description !== undefined && (
                <Ark.Description className={styles.description}>{description}</Ark.Description>
              )}
              {children}
            </div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
