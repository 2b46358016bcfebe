import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { AssessmentProps } from '../assessments-site.ts';
import { menuNames } from '../menu-names.en.ts';

/** One assessment, for those who give it or read it. */
export function AssessmentPage({ site }: { readonly site: AssessmentProps }) {
  return <PageHeader title={menuNames.assessments} text={site.person.firstName} />;
}
