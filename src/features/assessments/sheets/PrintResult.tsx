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

/** [CE-02] Prints what the student may see of their result; before the release there is nothing to print. */
export function PrintResult({ result, person }: PrintResultProps) {
  /** A counter, so that another press prints even if the browser never reported the end of printing. */
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
