import { ErrorState } from '#src/ui/ErrorState.tsx';
import { messages } from './messages.ts';

/** In place of a white page when a screen breaks. */
export function BrokenScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  return (
    <main>
      <ErrorState
        title={messages.broken}
        text={messages.brokenText(error instanceof Error ? error.message : String(error))}
        retry={{ label: messages.brokenRetry, onRetry: reset }}
      />
    </main>
  );
}
