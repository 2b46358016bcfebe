import { Popover as Ark } from '@ark-ui/react/popover';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { sva } from '#styled/css';

const popover = sva({
  slots: ['positioner', 'content', 'title', 'text'],
  base: {
    positioner: { zIndex: '[var(--z-index-popup) !important]' },
    content: {
      width: '[max-content]',
      maxWidth: '[min(22rem, calc(100vw - 1rem))]',
      maxHeight: '[min(32rem, var(--available-height))]',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '4',
      bg: 'surface.raised',
      color: 'text',
      textAlign: 'start',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'raised',
      animation: '[pop 120ms var(--easings-out)]',
      // A popover that begins open would otherwise wait forever for its exit animation.
      _closed: { animation: 'leave' },
    },
    title: { textStyle: 'subsection', marginBlockEnd: '1' },
    text: { textStyle: 'small', color: 'text.muted' },
  },
});

export interface PopoverProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly trigger: ReactElement;
  /** Fields, buttons, links. A function gets `close`. */
  readonly children?: ReactNode | ((close: () => void) => ReactNode);
  /** Both left out: the popover controls itself. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/**
 * A few fields or an explanation too long for a tooltip, beside the button. The page stays usable; Escape or a press
 * elsewhere closes it and returns the focus to the button.
 */
export function Popover({ title, text, trigger, children, open: given, onOpenChange }: PopoverProps) {
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const setOpen = onOpenChange ?? setOwn;
  const id = useId();
  const styles = popover();
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 6 }}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner className={styles.positioner}>
        <Ark.Content
          className={styles.content}
          aria-labelledby={`${id}-title`}
          aria-describedby={text === undefined ? undefined : `${id}-text`}
        >
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {text !== undefined && (
            <p id={`${id}-text`} className={styles.text}>
              {text}
            </p>
          )}
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  );
}
