import { Button } from '#src/ui/Button.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { AssessmentProps } from '../assessments-site.ts';
import { menuNames } from '../menu-names.en.ts';
import { resultsMessages } from '../results/results-messages.en.ts';

interface AssessmentPageProps {
  readonly site: AssessmentProps;
  readonly onResults: () => void;
}

/** One assessment, for those who give it or read it. */
export function AssessmentPage({ site, onResults }: AssessmentPageProps) {
  return (
    <PageHeader
      title={menuNames.assessments}
      text={site.person.firstName}
      actions={
        <Button variant="primary" onClick={onResults}>
          {resultsMessages.title}
        </Button>
      }
    />
  );
}
