import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#src/features/shell/NotBuilt.tsx';
import { screenNames } from '#src/features/shell/screen-names.ts';
import { guard } from './-context.ts';

export const Route = createFileRoute('/_app/student/club')({
  beforeLoad: ({ context }) => guard(context.person, '/student/club'),
  component: () => <NotBuilt name={screenNames.club} />,
});
