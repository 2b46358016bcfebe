import { useState } from 'react';
import { releaseStudentCall } from '#contract/people/calls/release-student.call.ts';
import type { StudentRow } from '#contract/people/people.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { startCodeMessages } from '#src/lib/start-code/messages.en.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { CodeToCopy } from '#src/ui/CodeToCopy.tsx';
import { peopleMessages as messages } from '../messages.en.ts';
import type { PeopleProps } from '../people-props.ts';
import { releaseForm } from './transfer-forms.ts';

interface ReleaseDialogProps {
  readonly student: StudentRow;
  readonly app: PeopleProps;
  readonly onClose: () => void;
}

interface Released {
  readonly code: string;
  readonly valid_until: number;
}

export function ReleaseDialog({ student, app, onClose }: ReleaseDialogProps) {
  const [released, setReleased] = useState<Released | null>(null);
  if (!released)
    return <ReleaseForm student={student} app={app} onClose={onClose} onReleased={setReleased} />;
  return (
    <AlertDialog
      open
      tone="success"
      title={messages.transfer.released(student.student_name)}
      answers={[{ value: 'done', label: startCodeMessages.done, tone: 'primary' }]}
      onAnswer={onClose}
      onCancel={onClose}
    >
      <CodeToCopy code={released.code} texts={startCodeMessages}>
        <p>{messages.transfer.passOn(formatMoment(released.valid_until))}</p>
      </CodeToCopy>
    </AlertDialog>
  );
}

interface ReleaseFormProps extends ReleaseDialogProps {
  readonly onReleased: (released: Released) => void;
}

function ReleaseForm({ student, app, onClose, onReleased }: ReleaseFormProps) {
  const form = useForm({
    definition: releaseForm,
    of: student.id,
    stored: null,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: {},
    save: async (_, signal) => {
      const { id, version } = student;
      return (await call(releaseStudentCall, { school_id: app.schoolId, id, version }, { signal })).data;
    },
    onSaved: (released) => (released ? onReleased(released) : onClose()),
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={messages.transfer.title} submit={{ label: messages.transfer.makeCode }}>
      <p>{messages.transfer.text(student.student_name)}</p>
    </ResourceForm>
  );
}
