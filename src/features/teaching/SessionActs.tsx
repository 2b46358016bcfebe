import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Presentation from 'lucide-react/icons/presentation';
import { Button } from '#src/ui/Button.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { css } from '#styled/css';
import type { SessionRef, TeachingActs } from './acts.ts';
import { readingParams } from './class-ref.ts';
import { teachingMessages as messages } from './messages.en.ts';

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });

interface SessionActsProps {
  readonly session: SessionRef;
  readonly isShared: boolean;
  readonly isDone?: boolean;
  /** True: there is a presentation. */
  readonly hasSlides: boolean;
  readonly acts: TeachingActs;
  /** True: the next session, with large buttons, the first in the main colour. */
  readonly isMain?: boolean;
  /** Asks for the classes; left out: shares with the present class. */
  readonly onShare?: () => void;
}

/** One-press actions of a session: present, share, mark as done [C4-02, C4-03, VW-03]. */
export function SessionActs(props: SessionActsProps) {
  const { session, isShared, isDone = false, hasSlides, acts: act, isMain = false, onShare } = props;
  const { title } = session;
  const busy = act.busy === session.id;
  const size = isMain ? 'md' : 'sm';
  return (
    <div className={acts}>
      {hasSlides && (
        <Link
          className={button({ size, variant: isMain ? 'primary' : 'secondary' })}
          to="/myteaching/$type/read-session-course/$projectId/$grade/$division/$part"
          params={readingParams(session.projectId, session.at)}
          search={{ session: true, at: session.id, present: true }}
          aria-label={messages.presentOf(title)}
        >
          {isMain && <Presentation />}
          {messages.present}
        </Link>
      )}
      {isShared ? (
        <Button
          size={size}
          busy={busy}
          aria-label={messages.unshareOf(title)}
          onClick={() => act.unshare(session)}
        >
          {messages.unshare}
        </Button>
      ) : (
        <Button
          size={size}
          busy={busy}
          aria-label={messages.shareOf(title)}
          onClick={onShare ?? (() => act.share(session))}
        >
          {messages.share}
        </Button>
      )}
      <Button
        size={size}
        busy={busy}
        icon={isMain ? <Check /> : undefined}
        aria-label={isDone ? messages.reopenOf(title) : messages.doneOfTitle(title)}
        onClick={() => act.mark(session, !isDone)}
      >
        {isDone ? messages.reopen : messages.done}
      </Button>
    </div>
  );
}
