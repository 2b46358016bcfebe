import Printer from 'lucide-react/icons/printer';
import { useCallback, useState } from 'react';
import { closeSignInSheetCall } from '#contract/people/calls/close-sign-in-sheet.call.ts';
import { getSignInSheetCall } from '#contract/people/calls/get-sign-in-sheet.call.ts';
import { codeDays, type SignInSheet } from '#contract/people/sign-in-sheet.wire.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { call } from '../api-client.ts';
import { formMessages } from '../form/messages.en.ts';
import { resourceMessages } from '../resource/messages.en.ts';
import { useLoaded } from '../use-loaded.ts';
import { useRefresh } from '../use-refresh.ts';
import { signInSheetMessages } from './messages.en.ts';
import { SheetCards } from './SheetCards.tsx';

const second = 1000;

const eachSecond = (ask: () => void) => {
  const timer = setInterval(ask, second);
  return () => clearInterval(timer);
};

interface SheetDialogProps {
  /** 0: one's own school. */
  readonly schoolId: number;
  readonly sheet: number;
  readonly onClose: () => void;
}

/** [QU-06] A sheet of sign-in cards: first the progress, then the cards until they are closed. */
export function SheetDialog({ schoolId: school_id, sheet: sheet_id, onClose }: SheetDialogProps) {
  const texts = signInSheetMessages;
  const [isMade, setMade] = useState(false);
  const { round } = useRefresh(isMade ? undefined : eachSecond);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { data } = await call(getSignInSheetCall, { school_id, sheet_id }, { signal });
      setMade(data.state !== 'making');
      return data;
    },
    [school_id, sheet_id],
  );
  const [fetched, , retry] = useLoaded(load, round);
  const sheet = fetched.kind === 'loaded' ? fetched.data : null;
  const isUnknown = fetched.kind === 'failed' && fetched.code === 'not_found';
  const isReady = sheet?.state === 'ready';
  const close = () => {
    // A sheet that is not closed expires.
    if (isReady) call(closeSignInSheetCall, { school_id, sheet_id }).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      open
      size="notice"
      title={texts.sheetTitle}
      closeLabel={formMessages.close}
      onRequestClose={close}
      unsaved={{ isDirty: isReady, texts: texts.leave }}
      footer={
        isReady ? (
          <Button variant="primary" icon={<Printer />} onClick={() => print()}>
            {texts.print}
          </Button>
        ) : undefined
      }
    >
      {fetched.kind === 'loading' && <Skeleton label={formMessages.loading} shape="rows" count={3} />}
      {isUnknown && <Gone />}
      {fetched.kind === 'failed' && !isUnknown && (
        <ErrorState
          title={resourceMessages.grid.errorTitle}
          text={fetched.information}
          retry={{ label: formMessages.retry, onRetry: retry }}
        />
      )}
      {sheet && <SheetBody sheet={sheet} />}
    </Dialog>
  );
}

const Gone = () => <EmptyState title={signInSheetMessages.gone} text={signInSheetMessages.goneText} />;

function SheetBody({ sheet }: { readonly sheet: SignInSheet }) {
  const texts = signInSheetMessages;
  switch (sheet.state) {
    case 'making':
      return (
        <Stack>
          <ProgressBar
            label={texts.making}
            value={(sheet.done / sheet.wanted) * 100}
            valueText={texts.progress(sheet.done, sheet.wanted)}
            showsText
          />
          <p>{texts.makingText}</p>
        </Stack>
      );
    case 'ready':
      return (
        <Stack>
          <div data-noprint="">
            <Banner
              tone="info"
              title={texts.ready(sheet.cards.length)}
              text={`${signInSheetMessages.ended(sheet.cards.length)} ${texts.readyText(codeDays)}`}
              announce="polite"
            />
          </div>
          <SheetCards sheet={sheet} />
        </Stack>
      );
    case 'gone':
      return <Gone />;
  }
}
