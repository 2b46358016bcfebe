import Bug from 'lucide-react/icons/bug';
import { lazy, Suspense, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { Button } from '#src/ui/Button.tsx';
import { messages } from '../messages.en.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

interface ReportProblemProps {
  readonly person: Person;
  readonly about?: string;
  readonly onSent: (chatId: string) => void;
}

/** A button with its dialog; renders nothing where nobody would read the report [RP-07]. */
export function ReportProblem({ person, about = '', onSent }: ReportProblemProps) {
  const [isOpen, setOpen] = useState(false);
  /** The typed text outlives the dialog, so that people can look something up meanwhile. */
  const [text, setText] = useState(about);
  if (person.role === roles.helpdesk || person.school.isDemo) return null;
  return (
    <>
      <Button icon={<Bug />} onClick={() => setOpen(true)}>
        {messages.title}
      </Button>
      <UnsavedWork isDirty={!['', about.trim()].includes(text.trim())} />
      {isOpen && (
        <Suspense>
          <ReportDialog
            personId={person.id}
            text={text}
            onText={setText}
            onClose={() => setOpen(false)}
            onSent={(chatId) => {
              setText('');
              setOpen(false);
              onSent(chatId);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
