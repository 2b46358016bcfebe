import { createFileRoute } from '@tanstack/react-router';
import { InspectorScreen } from '#src/features/diagnostics/inspector/screens/InspectorScreen.tsx';
import { guard } from './-context.ts';

/** For super admins, and for everybody in development. */
export const Route = createFileRoute('/_app/inspector')({
  beforeLoad: ({ context }) => import.meta.env.DEV || guard(context.person, '/inspector'),
  component: InspectorScreen,
});
