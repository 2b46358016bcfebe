import FilePlus from 'lucide-react/icons/file-plus-2';
import { can, noticeModule, type Person } from '#contract/auth/session.model.ts';
import type { Notice } from '#contract/notices/notice.model.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { viewerMessages as messages } from './messages.en.ts';

interface TemplateButtonProps {
  readonly notice: Notice;
  readonly person: Person;
  readonly onTemplate: (notice: Notice) => void;
}

/** For people who may share it again: the same words and readers, without the dates. */
export function TemplateButton({ notice, person, onTemplate }: TemplateButtonProps) {
  if (!notice.mayReshare || person.school.isDemo || !can(person, noticeModule, 'edit')) return null;
  return (
    <IconButton
      size="sm"
      variant="quiet"
      label={messages.asTemplate}
      icon={<FilePlus />}
      onClick={() => onTemplate(notice)}
    />
  );
}
