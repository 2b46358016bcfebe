import { useActorRef, useSelector } from '@xstate/react';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { noticeDraftsMachine } from '#machines/notice-drafts/notice-drafts.machine.ts';
import type { DraftOf, ListedDraft } from '#machines/notice-drafts/notice-drafts.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import { DraftLine } from './DraftLine.tsx';
import { deleteDraft, listDrafts } from './list-drafts.ts';
import { draftMessages as messages } from './messages.ts';

export interface DraftsButtonProps {
  readonly personId: number;
  /** A form is open: what it writes is listed once it is closed. */
  readonly isWriting: boolean;
  readonly onOpen: (draft: DraftOf) => void;
}

function actorsFor(personId: number) {
  const fail = (error: unknown): never => {
    throw toFailure(error);
  };
  return {
    loadDrafts: fromPromise<readonly ListedDraft[], void>(({ signal }) =>
      listDrafts(personId, signal).catch(fail),
    ),
    deleteDraft: fromPromise<void, DraftOf>(({ input, signal }) =>
      deleteDraft(personId, input, signal).catch(fail),
    ),
  };
}

/** The person's half-written notices behind one button; nothing at all while there are none. */
export function DraftsButton({ personId, isWriting, onOpen }: DraftsButtonProps) {
  const [machine] = useState(() => noticeDraftsMachine.provide({ actors: actorsFor(personId) }));
  const actor = useActorRef(machine);
  const [isOpen, setIsOpen] = useState(false);
  const drafts = useSelector(actor, ({ context }) => context.drafts);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const hasList = drafts.length > 0;
  useEffect(() => {
    if (!isWriting) actor.send({ type: 'drafts.refresh' });
  }, [isWriting, actor]);
  useEffect(() => {
    // A list nobody sees yet may fail unseen: the next opening asks again.
    if (failure && hasList) alerts.show({ tone: 'error', title: failure.information ?? messages.failed });
  }, [failure, hasList]);
  if (!hasList) return null;
  return (
    <>
      <Popover
        title={messages.title}
        text={messages.explanation}
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button size="sm" icon={<PencilLine />}>
            {messages.button(drafts.length)}
          </Button>
        }
      >
        <ul>
          {drafts.map((draft) => (
            <DraftLine
              key={`${draft.mode} ${draft.noticeId}`}
              draft={draft}
              onOpen={() => {
                setIsOpen(false);
                onOpen(draft);
              }}
              onDelete={() => {
                setIsOpen(false);
                actor.send({ type: 'draft.delete', draft });
              }}
            />
          ))}
        </ul>
      </Popover>
      <AlertDialog
        open={isAsking}
        tone="warning"
        title={messages.removeTitle}
        answers={[
          { value: 'no', label: messages.no },
          { value: 'yes', label: messages.yes, tone: 'danger' },
        ]}
        onCancel={() => actor.send({ type: 'delete.cancel' })}
        onAnswer={(answer) => actor.send({ type: answer === 'yes' ? 'delete.confirm' : 'delete.cancel' })}
      >
        {messages.removeText}
      </AlertDialog>
    </>
  );
}
