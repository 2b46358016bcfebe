import { CallFailed } from '#src/lib/call-failed.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { messages } from './messages.ts';

/** In place of a white page when a screen breaks. */
export function BrokenScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  return (
    <main>
      <ErrorState
        title={messages.broken}
        text={messages.brokenText(wordsOf(error))}
        retry={{ label: messages.brokenRetry, onRetry: reset }}
      />
    </main>
  );
}

function wordsOf(error: unknown): string {
  if (error instanceof CallFailed) return error.information;
  return error instanceof Error ? error.message : String(error);
}
