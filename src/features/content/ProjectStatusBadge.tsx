import type { ProjectStatus } from '#contract/content/content.rules.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import { messages } from './messages.en.ts';

const tones: Readonly<Record<ProjectStatus, BadgeTone>> = {
  draft: 'neutral',
  submitted: 'warning',
  rejected: 'danger',
  published: 'success',
  archived: 'neutral',
};

interface ProjectStatusBadgeProps {
  readonly status: ProjectStatus;
  /** Published, with newer changes. */
  readonly isChanged: boolean;
}

export function ProjectStatusBadge({ status, isChanged }: ProjectStatusBadgeProps) {
  return (
    <Badge tone={isChanged ? 'warning' : tones[status]}>
      {messages.status[isChanged ? 'changed' : status]}
    </Badge>
  );
}
