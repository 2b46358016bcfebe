import type { MouseEvent } from 'react';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { hintStyle } from '#src/ui/Field.tsx';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { focusFirst } from '../use-focus-if-lost.ts';

export function FormBanners({ keepsDrafts }: { readonly keepsDrafts: boolean }) {
  const { send } = useForm();
  const block = useFormView((view) => view.block);
  const isRestored = useFormView((view) => view.isDraftRestored && view.stage === 'editing');
  const isReshare = useFormView((view) => view.mode === 'editReshare');
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    send({ type: 'draft.discard' });
    focusFirst(currentTarget.form);
  };
  return (
    <>
      {isReshare && <p className={hintStyle}>{messages.reshare}</p>}
      {block && <Banner tone="warning" title={messages.blocked[block]} announce="polite" />}
      {isRestored && (
        <Banner
          title={messages.restored}
          text={messages.restoredText}
          announce="polite"
          action={
            <Button size="sm" onClick={discard}>
              {messages.discardDraft}
            </Button>
          }
        />
      )}
      {!keepsDrafts && (
        <Banner tone="warning" title={messages.notKept} text={messages.notKeptText} announce="polite" />
      )}
    </>
  );
}
