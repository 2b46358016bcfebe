import type { ReactNode } from 'react';
import { CallFailed } from '#src/lib/call-failed.ts';
import { useScreenTitle } from '#src/lib/screen-title.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const page = css({ display: 'grid', minHeight: 'dvh', placeItems: 'center' });

interface BrokenScreenProps {
  readonly error: unknown;
  readonly reset: () => void;
  readonly report?: ReactNode;
}

export function BrokenScreen({ error, reset, report }: BrokenScreenProps) {
  useScreenTitle(messages.broken);
  return (
    <main className={page}>
      <ErrorState
        isPage
        title={messages.broken}
        text={brokenWords(error)}
        retry={{ label: messages.brokenRetry, onRetry: reset }}
        more={report}
      />
    </main>
  );
}

/** [ER-14] The server's text for the failure, if it has one. */
export function brokenWords(error: unknown): string {
  if (error instanceof CallFailed) return messages.brokenText(error.information);
  return messages.brokenText(error instanceof Error ? error.message : String(error));
}
