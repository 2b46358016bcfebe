import { createFileRoute, Link } from '@tanstack/react-router';
import { NotBuilt } from '#src/features/shell/NotBuilt.tsx';
import { screenNames } from '#src/features/shell/screen-names.en.ts';
import { button } from '#src/ui/button.recipe.ts';
import { guard } from './-context.ts';

/** [LD-06] Where faculty land. */
export const Route = createFileRoute('/_app/schedule/faculty')({
  beforeLoad: ({ context }) => guard(context.person, '/schedule/faculty'),
  component: () => (
    <NotBuilt
      name={screenNames.schedule}
      action={
        <Link to="/myteaching/dashboard" className={button({ variant: 'primary' })}>
          {screenNames.openDashboard}
        </Link>
      }
    />
  ),
});
