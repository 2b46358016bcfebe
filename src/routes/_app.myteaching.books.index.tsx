import { createFileRoute } from '@tanstack/react-router';
import { ShelfScreen } from '#src/features/books/ShelfScreen.tsx';
import { useBookProps } from './-BooksPage.tsx';
import { guard } from './-context.ts';

/** [QU-35] */
export const Route = createFileRoute('/_app/myteaching/books/')({
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/books'),
  component: Page,
});

function Page() {
  return <ShelfScreen app={useBookProps(Route.useRouteContext(), 'myteaching', false)} />;
}
