import Printer from 'lucide-react/icons/printer';
import { lazy, Suspense, useState } from 'react';
import type { AssessmentResult } from '#contract/assessments/attempt.wire.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { Button } from '#src/ui/Button.tsx';
import { sheetMessages as messages } from './sheet-messages.en.ts';

const OwnSheet = lazy(async () => ({ default: (await import('./OwnSheet.tsx')).OwnSheet }));

interface PrintResultProps {
  readonly result: AssessmentResult;
  readonly person: Person;
}

/** [CE-02] A student prints what they may know of their result; before the release there is nothing to print. */
export function PrintResult({ result, person }: PrintResultProps) {
  /** Counted, so that a further press prints again where the browser never said that it was done. */
  const [round, setRound] = useState(0);
  const [isPrinting, setPrinting] = useState(false);
  if (!result.score) return null;
  return (
    <div>
      <Button
        icon={<Printer />}
        onClick={() => {
          setRound(round + 1);
          setPrinting(true);
        }}
      >
        {messages.printOwn}
      </Button>
      <Suspense>
        {isPrinting && (
          <OwnSheet key={round} result={result} person={person} onPrinted={() => setPrinting(false)} />
        )}
      </Suspense>
    </div>
  );
}
