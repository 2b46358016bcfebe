import { useEffect, useRef } from 'react';
import { alerts } from '#src/lib/alerts.ts';
import { AttachmentView } from '#src/lib/attachment/AttachmentView.tsx';
import { fileItems } from '#src/lib/attachment/attachment-item.ts';
import { css } from '#styled/css';
import { projectMessages } from './project-messages.en.ts';

interface StudyFileProps {
  readonly file: {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
    readonly hasPreview: boolean;
    readonly isDownloadable: boolean;
  };
  readonly isDemo: boolean;
}

const box = css({ minWidth: '0' });

/** [VW-01, VW-02] A file that may only be viewed says so when the user opens the pointer's menu or prints. */
export function StudyFile({ file: { id, isDownloadable, ...file }, isDemo }: StudyFileProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = root.current;
    if (isDownloadable || !node) return;
    const tell = (event: Event) => {
      event.preventDefault();
      alerts.show({ tone: 'info', title: projectMessages.lookOnly });
    };
    // [QC-38] The keyboard's own menu stays.
    const onMenu = (event: MouseEvent) => {
      if (event.button === 2) tell(event);
    };
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p') tell(event);
    };
    node.addEventListener('contextmenu', onMenu);
    document.addEventListener('keydown', onKey);
    return () => {
      node.removeEventListener('contextmenu', onMenu);
      document.removeEventListener('keydown', onKey);
    };
  }, [isDownloadable]);
  const [item] = fileItems([{ fileId: id, ...file, cover: null, captions: [], resolutions: [] }]);
  return (
    <div ref={root} className={box}>
      {item && (
        <AttachmentView
          item={item}
          inView
          download={isDownloadable ? (isDemo ? 'demo' : 'offered') : 'withheld'}
        />
      )}
    </div>
  );
}
