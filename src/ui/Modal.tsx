import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { useReturnFocus } from './focus-return.ts';
import { IconButton } from './IconButton.tsx';
import { spareToasts } from './toast-region.ts';
import { SurroundingLayer, UnsavedQuestion, type UnsavedTexts, useUnsavedGuard } from './UnsavedGuard.tsx';

export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly description?: string | undefined;
  /** Left out with `onRequestClose`: neither Escape nor the backdrop closes the layer, only its content does. */
  readonly closeLabel?: string;
  /**
   * Called on Escape, the close button or the backdrop, after any question about unsaved work. The layer stays until
   * `open` is false, so the caller may ask too.
   */
  readonly onRequestClose?: () => void;
  /** While `isDirty`, closing asks first, and the browser asks when the tab closes. */
  readonly unsaved?: { readonly isDirty: boolean; readonly texts: UnsavedTexts } | undefined;
  /** Left out: the focus goes to the opener, or to the page's main part if the opener is gone. */
  readonly returnFocus?: () => HTMLElement | null;
  readonly footer?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

type Slot = 'backdrop' | 'positioner' | 'content' | 'header' | 'title' | 'description' | 'body' | 'footer';

const firstField =
  ':is(input, textarea, select, [role=combobox]):not(:disabled, [type=hidden], [hidden], [tabindex="-1"])';

/** Forms begin in the first wrong field, else in the first one, unless that would raise a touch keyboard. */
function initialFocus(body: HTMLElement | null): HTMLElement | null {
  if (matchMedia('(pointer: coarse)').matches) return null;
  const find = (field: string) => body?.querySelector<HTMLElement>(field);
  return find('[aria-invalid=true]') ?? find(firstField) ?? null;
}

const stay = () => undefined;

/** Another layer stands above this one, but may not have taken over the keys yet. */
function isCovered(content: HTMLElement | null): boolean {
  const open = document.querySelectorAll('[data-scope=dialog][data-part=content][data-state=open]');
  return content !== null && open.length > 0 && open[open.length - 1] !== content;
}

/** A layer that holds the focus until it closes; `Dialog` and `Drawer` style it. */
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
  /** Set by a part inside that has unsaved work. */
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
      // A closing layer returns the focus one frame later; a layer that opens meanwhile must not treat that as leaving.
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
