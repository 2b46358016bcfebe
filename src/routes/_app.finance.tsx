import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#src/features/shell/NotBuilt.tsx';
import { screenNames } from '#src/features/shell/screen-names.en.ts';
import { guard } from './-context.ts';

export const Route = createFileRoute('/_app/finance')({
  beforeLoad: ({ context }) => guard(context.person, '/finance'),
  component: () => <NotBuilt name={screenNames.finance} />,
});
