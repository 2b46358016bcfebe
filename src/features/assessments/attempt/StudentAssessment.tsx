import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { AssessmentProps } from '../assessments-site.ts';
import { menuNames } from '../menu-names.en.ts';

/** One assessment of a student: before it, during it and after it. */
export function StudentAssessment({ site }: { readonly site: AssessmentProps }) {
  return <PageHeader title={menuNames.assessments} text={site.person.firstName} />;
}
