import { createFileRoute, Link } from '@tanstack/react-router';
import { NotBuilt } from '#src/features/shell/NotBuilt.tsx';
import { screenNames } from '#src/features/shell/screen-names.ts';
import { button } from '#src/ui/button.recipe.ts';
import { onlyFor } from './-context.ts';

/** [LD-06] Where faculty land. */
export const Route = createFileRoute('/_app/schedule/faculty')({
  beforeLoad: ({ context }) => onlyFor(context.person, [4]),
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
