import { createFileRoute } from '@tanstack/react-router';
import { exportsChanged } from '#contract/exports/exports.hints.ts';
import { ExportsScreen } from '#src/features/exports/ExportsScreen.tsx';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

export const Route = createFileRoute('/_app/exports')({
  beforeLoad: ({ context }) => guard(context.person, '/exports'),
  component: Page,
});

function Page() {
  return <ExportsScreen listen={useHint(Route.useRouteContext().live, exportsChanged)} />;
}
