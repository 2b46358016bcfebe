import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { useReturnFocus } from './focus-return.ts';
import { IconButton } from './IconButton.tsx';
import { spareToasts } from './toast-region.ts';
import { SurroundingLayer, UnsavedQuestion, type UnsavedTexts, useUnsavedGuard } from './UnsavedGuard.tsx';

/** What every modal layer takes, a dialog as well as a drawer. */
export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly description?: string | undefined;
  /** Left out with `onRequestClose`: only what is in the layer leads out of it, neither Escape nor a press beside it. */
  readonly closeLabel?: string;
  /**
   * Somebody pressed Escape, the close button or the backdrop, and nothing is unsaved or they leave all the same. The
   * layer stays until `open` is false, so a guard of the caller's own may ask as well.
   */
  readonly onRequestClose?: () => void;
  /** While `isDirty`, closing asks first, and so does the browser when the tab closes. */
  readonly unsaved?: { readonly isDirty: boolean; readonly texts: UnsavedTexts } | undefined;
  /** Where the focus goes afterwards; by default back to the opener, or to the page's main part when that is gone. */
  readonly returnFocus?: () => HTMLElement | null;
  /** Stays in sight while the body scrolls. */
  readonly footer?: ReactNode;
  /** Buttons beside the close button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

type Slot = 'backdrop' | 'positioner' | 'content' | 'header' | 'title' | 'description' | 'body' | 'footer';

const firstField =
  ':is(input, textarea, select, [role=combobox]):not(:disabled, [type=hidden], [hidden], [tabindex="-1"])';

/** Forms begin in the first field that is wrong already, else in their first, unless that would raise a touch keyboard over them. */
function initialFocus(body: HTMLElement | null): HTMLElement | null {
  if (matchMedia('(pointer: coarse)').matches) return null;
  const find = (field: string) => body?.querySelector<HTMLElement>(field);
  return find('[aria-invalid=true]') ?? find(firstField) ?? null;
}

const stay = () => undefined;

/** Another layer stands over this one; it may not have taken the keys yet. */
function isCovered(content: HTMLElement | null): boolean {
  const open = document.querySelectorAll('[data-scope=dialog][data-part=content][data-state=open]');
  return content !== null && open.length > 0 && open[open.length - 1] !== content;
}

/** A layer that holds the focus until it closes; `Dialog` and `Drawer` dress it. */
export function Modal({
  open,
  title,
  description,
  closeLabel,
  onRequestClose,
  unsaved,
  returnFocus,
  footer,
  actions,
  children,
  styles,
}: ModalProps & { readonly styles: Readonly<Partial<Record<Slot, string>>> }) {
  const content = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const finalFocus = useReturnFocus(open, returnFocus);
  /** Of a part inside which has unsaved work. */
  const [partTexts, setPartTexts] = useState<UnsavedTexts | null>(null);
  const isDirty = unsaved?.isDirty === true || partTexts !== null;
  const guard = useUnsavedGuard(open && isDirty, onRequestClose ?? stay);
  const texts = partTexts ?? unsaved?.texts;
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      onOpenChange={(change) => !change.open && guard.request()}
      initialFocusEl={() => initialFocus(body.current) ?? content.current}
      finalFocusEl={finalFocus}
      // A layer that closes gives the focus back a frame later: one that opens meanwhile must not take that for leaving.
      onFocusOutside={(event) => event.preventDefault()}
      onInteractOutside={spareToasts}
      onEscapeKeyDown={(event) => isCovered(content.current) && event.preventDefault()}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={content} className={styles.content}>
            <div className={styles.header}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <div>
                {actions}
                {closeLabel !== undefined && (
                  <IconButton label={closeLabel} icon={<X />} onClick={guard.request} />
                )}
              </div>
            </div>
            <div ref={body} className={styles.body} data-body="">
              {description !== undefined && (
                <Ark.Description className={styles.description}>{description}</Ark.Description>
              )}
              <SurroundingLayer value={setPartTexts}>{children}</SurroundingLayer>
            </div>
            {footer !== undefined && (
              <div className={styles.footer} data-noprint="" data-keep-free="">
                {footer}
              </div>
            )}
            {texts && <UnsavedQuestion guard={guard} texts={texts} />}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
