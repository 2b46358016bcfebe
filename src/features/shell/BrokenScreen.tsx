import { ErrorState } from '#src/ui/ErrorState.tsx';
import { messages } from './messages.ts';

/** In place of a white page when a screen breaks. */
export function BrokenScreen({ reset }: { readonly reset: () => void }) {
  return (
    <main>
      <ErrorState title={messages.broken} retry={{ label: messages.brokenRetry, onRetry: reset }} />
    </main>
  );
}
