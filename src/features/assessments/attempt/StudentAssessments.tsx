import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { AssessmentsProps } from '../assessments-site.ts';
import { menuNames } from '../menu-names.en.ts';

/** [DS-10, ER-35] The assessments of a student. */
export function StudentAssessments({ site }: { readonly site: AssessmentsProps }) {
  return <PageHeader title={menuNames.assessments} text={site.person.firstName} />;
}
