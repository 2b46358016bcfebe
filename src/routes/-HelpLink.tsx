import { Link } from '@tanstack/react-router';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { messages } from '#src/features/shell/messages.en.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { menuCount, menuLink } from '#src/ui/app-frame.recipe.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** In the menu: the helpdesk, with the number of new answers. */
export function HelpLink({ answers }: { readonly answers: number }) {
  return (
    <Link to="/helpdesk/HelpDesk" className={menuLink()}>
      <LifeBuoy />
      {messages.help}
      {answers > 0 && (
        <span className={menuCount()}>
          <span aria-hidden="true">{formatNumber(answers)}</span>
          <VisuallyHidden>{messages.newAnswers(answers)}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
