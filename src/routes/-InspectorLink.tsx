import { Link } from '@tanstack/react-router';
import Workflow from 'lucide-react/icons/workflow';
import { messages } from '#src/features/shell/messages.en.ts';
import { menuLink } from '#src/ui/app-frame.recipe.ts';

/** The way to the inspector's page. */
export function InspectorLink() {
  return (
    <Link to="/inspector" className={menuLink()}>
      <Workflow />
      {messages.inspector}
    </Link>
  );
}
