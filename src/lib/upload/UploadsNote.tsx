import { hintStyle } from '#src/ui/Field.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { uploadMessages as messages } from './messages.en.ts';
import { useUploads } from './uploads-context.ts';

export function UploadsNote() {
  const { ready, all, isStill } = useUploads(({ rows, summary, isPaused }) => ({
    ready: summary.ready,
    all: rows.filter((row) => row.status !== 'cancelled').length,
    isStill: isPaused && summary.pending > 0,
  }));
  return (
    <>
      <VisuallyHidden>
        <output>{all > 0 && messages.filesReady(ready, all)}</output>
      </VisuallyHidden>
      {isStill && (
        <p className={hintStyle} role="status">
          {messages.paused}
        </p>
      )}
    </>
  );
}
