import { createFileRoute } from '@tanstack/react-router';
import { boardRoute } from './-board-route.ts';
import { guard } from './-context.ts';
import { loadBoardOf } from './-load-board.ts';
import { SchoolDashboard } from './-SchoolDashboard.tsx';

export const Route = createFileRoute('/_app/admin/dashboard')({
  ...boardRoute,
  beforeLoad: ({ context }) => guard(context.person, '/admin/dashboard'),
  loader: loadBoardOf,
  component: Page,
});

function Page() {
  return (
    <SchoolDashboard {...Route.useRouteContext()} board={Route.useLoaderData()} search={Route.useSearch()} />
  );
}
