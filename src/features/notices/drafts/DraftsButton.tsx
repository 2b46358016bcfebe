import PencilLine from 'lucide-react/icons/pencil-line';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DraftOf } from '#machines/notices/notice-drafts/notice-drafts.types.ts';
import { Button } from '#src/ui/Button.tsx';
import { countDrafts } from './count-drafts.ts';
import { draftMessages as messages } from './messages.en.ts';

const DraftsPopover = lazy(async () => ({ default: (await import('./DraftsPopover.tsx')).DraftsPopover }));

export interface DraftsButtonProps {
  readonly personId: number;
  /** A form is open; its draft counts once the form is closed. */
  readonly isWriting: boolean;
  readonly onOpen: (draft: DraftOf) => void;
}

/** The person's drafts behind one button; renders nothing while there are none. The list loads on demand. */
export function DraftsButton({ personId, isWriting, onOpen }: DraftsButtonProps) {
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isWriting) return;
    const controller = new AbortController();
    countDrafts(personId, controller.signal).then(
      (found) => !controller.signal.aborted && setCount(found),
      () => undefined,
    );
    return () => controller.abort();
  }, [personId, isWriting]);
  const change = (next: boolean) => {
    setIsWanted(true);
    setOpen(next);
  };
  const button = (
    <Button
      size="sm"
      icon={<PencilLine />}
      aria-haspopup="dialog"
      aria-expanded={open}
      {...(isWanted ? {} : { onClick: () => change(true) })}
    >
      {messages.button(count)}
    </Button>
  );
  if (count === 0) return null;
  return (
    <Suspense fallback={button}>
      {isWanted ? (
        <DraftsPopover
          personId={personId}
          trigger={button}
          open={open}
          onOpenChange={change}
          onCount={setCount}
          onOpen={onOpen}
        />
      ) : (
        button
      )}
    </Suspense>
  );
}
