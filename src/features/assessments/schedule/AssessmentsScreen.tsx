import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { AssessmentsProps } from '../assessments-site.ts';
import { menuNames } from '../menu-names.en.ts';

/** The assessments that a teacher or an admin reaches. */
export function AssessmentsScreen({ site }: { readonly site: AssessmentsProps }) {
  return <PageHeader title={menuNames.assessments} text={site.person.firstName} />;
}
