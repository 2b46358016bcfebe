import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface LearningLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly label?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link within the room. Its addresses have two bases, so the router knows them only as text. */
export function LearningLink({ to, className, label, isCurrent, children }: LearningLinkProps) {
  return (
    <Link
      to={to as '/'}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
