import { createFileRoute, redirect } from '@tanstack/react-router';
import { BookScreen } from '#src/features/books/BookScreen.tsx';
import { useBookProps } from './-BooksPage.tsx';
import { guard } from './-context.ts';

/** [QU-35] */
export const Route = createFileRoute('/_app/myteaching/books/$bookId')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/myteaching/books/$bookId');
    if (!/^[1-9]\d{0,8}$/.test(params.bookId)) throw redirect({ to: '/myteaching/books' });
  },
  component: Page,
});

function Page() {
  const id = Number(Route.useParams().bookId);
  return <BookScreen key={id} id={id} app={useBookProps(Route.useRouteContext(), 'myteaching', true)} />;
}
