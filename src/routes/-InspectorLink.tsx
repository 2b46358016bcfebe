import { Link } from '@tanstack/react-router';
import Workflow from 'lucide-react/icons/workflow';
import { messages } from '#src/features/shell/messages.en.ts';
import { button } from '#src/ui/button.recipe.ts';

export function InspectorLink() {
  return (
    <Link to="/inspector" className={button()}>
      <Workflow />
      {messages.inspector}
    </Link>
  );
}
