import { createFileRoute } from '@tanstack/react-router';
import { AssessmentEditorPage } from './-AssessmentEditorPage.tsx';
import { guard } from './-context.ts';

/** The route is part of the first screen, so it validates without the library. */
const copySearch = ({ from }: Readonly<Record<string, unknown>>): { readonly from?: number } =>
  Number.isSafeInteger(from) && Number(from) > 0 ? { from: Number(from) } : {};

/** [CE-01] A new assessment, or a copy. */
export const Route = createFileRoute('/_app/assessment/new')({
  validateSearch: copySearch,
  beforeLoad: ({ context }) => guard(context.person, '/assessment/new'),
  component: Page,
});

function Page() {
  const { from = 0 } = Route.useSearch();
  return <AssessmentEditorPage context={Route.useRouteContext()} assessmentId={0} copiedId={from} />;
}
