import type { AssessmentResult } from '#contract/assessments/attempt.wire.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { todayIn } from '#src/lib/days.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { PrintSheet } from '#src/ui/PrintSheet.tsx';
import { sheetOfResult } from './printed-result.ts';
import { ResultSheet } from './ResultSheet.tsx';
import { sheetMessages as messages } from './sheet-messages.en.ts';

interface OwnSheetProps {
  readonly result: AssessmentResult;
  readonly person: Person;
  readonly onPrinted: () => void;
}

export function OwnSheet({ result, person: { firstName, lastName, school }, onPrinted }: OwnSheetProps) {
  const sheet = sheetOfResult(result, `${firstName} ${lastName}`.trim());
  if (!sheet) return null;
  return (
    <PrintSheet
      footer={messages.footer(sheet.of.assessment, school.name, formatDate(todayIn(school.timeZone)))}
      onPrinted={onPrinted}
    >
      <ResultSheet of={sheet} school={school.name} zone={school.timeZone} />
    </PrintSheet>
  );
}
