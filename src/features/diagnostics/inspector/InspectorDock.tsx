import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Workflow from 'lucide-react/icons/workflow';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#src/ui/IconButton.tsx';
import { dock } from '#src/ui/inspector.recipe.ts';
import { css } from '#styled/css';
import { LiveInspector } from './components/LiveInspector.tsx';
import { pageWatch } from './live/page-watch.ts';
import { stayUsable } from './live/stay-usable.ts';
import { inspectorMessages as texts } from './messages.en.ts';

const layer = css({ pointerEvents: 'auto', '@media print': { display: 'none' } });
const opener = css({
  position: 'fixed',
  insetBlockEnd: '4',
  insetInlineEnd: '4',
  zIndex: 'tooltip',
  borderRadius: 'full',
  bg: 'surface.raised',
  boxShadow: 'dialog',
});
const end = css({ display: 'flex', marginInlineStart: 'auto' });
const name = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'label',
  fontWeight: 'semibold',
  '& svg': { width: 'icon.md', height: 'icon.md', color: 'brand.text' },
});

const isShortcut = ({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  code === 'KeyI' && altKey && shiftKey && !ctrlKey && !metaKey;

/** The machines of this page, over any screen and dialog. It goes on watching while folded. */
export function InspectorDock() {
  const [isOpen, setOpen] = useState(false);
  const [isTall, setTall] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => void pageWatch(), []);
  useEffect(() => (root.current ? stayUsable(root.current) : undefined), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.querySelector('button')?.focus());
  };
  return createPortal(
    <div ref={root} className={layer} data-inspector="">
      {isOpen ? (
        <section className={dock({ tall: isTall })} aria-label={texts.title}>
          <LiveInspector
            start={
              <span className={name}>
                <Workflow aria-hidden="true" />
                {texts.title}
              </span>
            }
            end={
              <span className={end}>
                <IconButton
                  size="sm"
                  label={isTall ? texts.smaller : texts.taller}
                  icon={isTall ? <ChevronDown /> : <ChevronUp />}
                  onClick={() => setTall(!isTall)}
                />
                <IconButton size="sm" label={texts.close} icon={<X />} onClick={close} />
              </span>
            }
          />
        </section>
      ) : (
        <div ref={button} className={opener}>
          <IconButton
            variant="outlined"
            label={texts.open}
            icon={<Workflow />}
            onClick={() => setOpen(true)}
          />
        </div>
      )}
    </div>,
    document.body,
  );
}
