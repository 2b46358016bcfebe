import { useCallback, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { assignProjectStudentCall } from '#contract/teaching/calls/assign-project-student.call.ts';
import { getProjectStudentListCall } from '#contract/teaching/calls/get-project-student-list.call.ts';
import { studentsAtOnce } from '#contract/teaching/teaching.rules.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { todayIn } from '#src/lib/days.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { type ClassRef, classOf } from './class-ref.ts';
import { teachingMessages as messages } from './messages.en.ts';
import { projectMessages } from './project-messages.en.ts';

interface GiveDialogProps {
  readonly person: Person;
  readonly projectId: number;
  readonly title: string;
  readonly at: ClassRef;
  readonly onClose: () => void;
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end' });
const list = css({ display: 'grid', gap: '1', maxHeight: '64', overflowY: 'auto' });

/** [C4-05] Assigns a project to single students until a day, or takes it back. */
export function GiveDialog({ person, projectId, title, at, onClose }: GiveDialogProps) {
  const { kind, grade, division } = at;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const input = { project_id: projectId, ...classOf({ kind, grade, division }) };
      const who = { faculty_id: person.id, school_id: person.school.id };
      return (await call(getProjectStudentListCall, { ...input, ...who }, { signal })).data;
    },
    [projectId, kind, grade, division, person],
  );
  const [students, , retry] = useLoaded(load);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [due, setDue] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<0 | 1 | null>(null);
  const put = async (status: 0 | 1) => {
    setBusy(status);
    setProblem('');
    try {
      const { changed } = await call(assignProjectStudentCall, {
        project_id: projectId,
        ...classOf(at),
        student_ids: [...chosen],
        due_on: status === 1 ? due : '',
        status,
      });
      alerts.show({
        tone: 'success',
        title: status === 1 ? projectMessages.gave(changed) : projectMessages.took(changed),
      });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(null);
    }
  };
  const known = students.kind === 'loaded' ? students.data : [];
  const holders = known.filter((each) => each.given === 'person').map((each) => each.student_id);
  const hintOf = (given: 'person' | 'division' | 'no', until: string) => {
    if (given === 'no') return undefined;
    if (given === 'division') return projectMessages.hasWhole;
    return until === '' ? projectMessages.hasOwn : projectMessages.hasUntil(formatDate(until));
  };
  return (
    <Dialog
      open
      size="form"
      title={projectMessages.giveTitle(title)}
      closeLabel={projectMessages.close}
      onRequestClose={onClose}
      unsaved={{ isDirty: busy === null && (chosen.length > 0 || due !== ''), texts: formMessages.unsaved }}
    >
      <Stack>
        {students.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={5} />}
        {students.kind === 'failed' && (
          <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
        )}
        {students.kind === 'loaded' && known.length === 0 && <p>{projectMessages.noStudents}</p>}
        <div className={list}>
          {known.map(({ student_id: id, name, given, due_on }) => (
            <Checkbox
              key={id}
              label={name}
              hint={hintOf(given, due_on)}
              checked={chosen.includes(id)}
              onChange={(isOn) =>
                setChosen(
                  isOn ? [...chosen, id].slice(0, studentsAtOnce) : chosen.filter((each) => each !== id),
                )
              }
            />
          ))}
        </div>
        <FormDateField
          label={projectMessages.dueField}
          value={due}
          onChange={setDue}
          onUnread={setDue}
          min={todayIn(person.school.timeZone)}
          timeZone={person.school.timeZone}
          error={problem === '' ? undefined : problem}
        />
        {known.length > 0 && chosen.length === 0 && <p>{projectMessages.chooseStudents}</p>}
        <div className={row}>
          {chosen.some((id) => holders.includes(id)) && (
            <Button busy={busy === 0} onClick={() => void put(0)}>
              {projectMessages.takeYes}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            busy={busy === 1}
            onClick={() => void put(1)}
          >
            {projectMessages.giveYes}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
