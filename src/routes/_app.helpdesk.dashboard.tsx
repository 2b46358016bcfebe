import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#src/features/shell/NotBuilt.tsx';
import { screenNames } from '#src/features/shell/screen-names.ts';
import { onlyFor } from './-context.ts';

export const Route = createFileRoute('/_app/helpdesk/dashboard')({
  beforeLoad: ({ context }) => onlyFor(context.person, [6]),
  component: () => <NotBuilt name={screenNames.helpdesk} />,
});
