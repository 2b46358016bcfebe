import CloudUpload from 'lucide-react/icons/cloud-upload';
import { type DragEvent, useId, useRef, useState } from 'react';
import { sva } from '#styled/css';
import { Button } from './Button.tsx';

const zone = sva({
  slots: ['root', 'icon', 'title', 'hint'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      px: '4',
      py: '5',
      textAlign: 'center',
      bg: 'surface',
      borderWidth: '[1.5px]',
      borderStyle: 'dashed',
      borderColor: 'control',
      borderRadius: 'lg',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
    },
    icon: {
      display: 'inline-flex',
      color: 'brand.text',
      '& svg': { width: '7', height: '7' },
    },
    title: { textStyle: 'label' },
    hint: { textStyle: 'caption', color: 'text.muted', marginBlockEnd: '2' },
  },
  variants: {
    state: {
      ready: {},
      over: { root: { bg: 'brand.subtle', borderColor: 'brand', borderStyle: 'solid' } },
      disabled: {
        root: { bg: 'surface.sunken', borderColor: 'line.strong', color: 'text.subtle' },
        icon: { color: 'text.subtle' },
      },
    },
  },
});

export interface FileDropZoneTexts {
  readonly title: string;
  readonly hint: string;
  readonly choose: string;
  readonly over: string;
}

export interface FileDropZoneProps {
  readonly texts: FileDropZoneTexts;
  /** The picker's filter, e.g. ".pdf,.png". Dropped files pass, so that the form can name their fault [VN-34]. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: File[]) => void;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** dragenter and dragleave also fire for every child; their balance tells whether files are over the zone. */
function useDrop(enabled: boolean, onFiles: (files: File[]) => void) {
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const move = (step: 1 | -1) => (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  return {
    over: over && enabled,
    handlers: {
      onDragEnter: move(1),
      onDragLeave: move(-1),
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        // Otherwise the browser would leave the page and open the file, also on a disabled zone.
        event.preventDefault();
        event.dataTransfer.dropEffect = enabled ? 'copy' : 'none';
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const files = Array.from(event.dataTransfer.files);
        if (enabled && files.length > 0) onFiles(files);
      },
    },
  };
}

/** [NF-15] Files by drag and drop or by the picker. Without `multiple` it passes on only the first dropped file. */
export function FileDropZone({
  texts,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
}: FileDropZoneProps) {
  const hintId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const pass = (files: File[]) => onFiles(multiple ? files : files.slice(0, 1));
  const { over, handlers } = useDrop(!disabled, pass);
  const styles = zone({ state: disabled ? 'disabled' : over ? 'over' : 'ready' });
  return (
    <div className={styles.root} {...handlers}>
      <span className={styles.icon}>
        <CloudUpload />
      </span>
      <p className={styles.title}>{over ? texts.over : texts.title}</p>
      <p id={hintId} className={styles.hint}>
        {texts.hint}
      </p>
      <Button size="sm" disabled={disabled} aria-describedby={hintId} onClick={() => picker.current?.click()}>
        {texts.choose}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        tabIndex={-1}
        aria-label={texts.choose}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          pass(Array.from(event.currentTarget.files ?? []));
          // Lets the person choose the same file again after removing it.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
