import Download from 'lucide-react/icons/download';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { getProjectDropdownCall } from '#contract/review/calls/get-project-dropdown.call.ts';
import { getUploadedProjectStudentCall } from '#contract/review/calls/get-uploaded-project-student.call.ts';
import { getUploadedStudentDownloadCall } from '#contract/review/calls/get-uploaded-student-download.call.ts';
import { reviewClassListCall } from '#contract/review/calls/review-class-list.call.ts';
import { zipWorksMost } from '#contract/review/review.rules.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call, callForFile } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { reviewMessages as messages } from './messages.en.ts';
import { callerOf } from './review-props.ts';

const loadClasses = (signal: AbortSignal) => call(reviewClassListCall, {}, { signal });

/** Projects of a division's works, and the number of works of the division and the project (0: of all). */
async function loadWhat(person: Person, division: number, project: number, signal: AbortSignal) {
  if (division === 0) return { division, project, projects: [], total: 0 };
  const filters = { division: String(division), ...(project !== 0 && { project: String(project) }) };
  const [projects, works] = await Promise.all([
    call(getProjectDropdownCall, { ...callerOf(person), division }, { signal }),
    call(getUploadedProjectStudentCall, { filters, size: 1 }, { signal }),
  ]);
  return { division, project, projects: projects.rows, total: works.total };
}

interface ZipDialogProps {
  readonly person: Person;
  /** The list's division and project; left out: none is chosen there. */
  readonly division?: string | undefined;
  readonly project?: string | undefined;
  readonly onClose: () => void;
}

/** [C5-01] A class's works as one file, after showing their number. Closing the dialog cancels it. */
export function ZipDialog({ person, division = '', project: listed = '', onClose }: ZipDialogProps) {
  const [classes, , retryClasses] = useLoaded(loadClasses);
  const [chosen, setChosen] = useState(division);
  const [project, setProject] = useState(division === '' ? '' : listed);
  const known = classes.kind === 'loaded' ? classes.data.rows : [];
  const place = known.find(({ id }) => String(id) === chosen) ?? known[0];
  const at = { division: place?.id ?? 0, project: Number(project) };
  const load = useCallback(
    (signal: AbortSignal) => loadWhat(person, at.division, at.project, signal),
    [person, at.division, at.project],
  );
  const [what, , retryWhat] = useLoaded(load);
  const asked = what.kind === 'loaded' ? what.data : null;
  const isCounted = asked?.division === at.division && asked.project === at.project && at.division !== 0;
  const total = isCounted ? asked.total : null;
  const { isBusy, start } = useZip(onClose);
  const texts = { placeholder: messages.choose, loading: messages.loading, empty: messages.nothing };
  const isFailed = classes.kind === 'failed' || what.kind === 'failed';
  return (
    <Dialog open title={messages.zip} closeLabel={messages.close} onRequestClose={onClose}>
      <Stack>
        <p>{messages.zipText}</p>
        <Select
          label={messages.zipClass}
          options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={place ? String(place.id) : ''}
          onChange={(id) => {
            setChosen(id);
            setProject('');
          }}
          loading={classes.kind === 'loading'}
          texts={texts}
        />
        <Select
          label={messages.columns.project}
          options={[
            { value: '0', label: messages.allProjects },
            ...(asked?.projects ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={project === '' ? '0' : project}
          onChange={setProject}
          texts={texts}
        />
        {isFailed ? (
          <p role="alert">
            {messages.failed}{' '}
            <Button
              size="sm"
              onClick={() => {
                retryClasses();
                retryWhat();
              }}
            >
              {messages.retry}
            </Button>
          </p>
        ) : (
          <output>{total === null ? messages.loading : countOf(total)}</output>
        )}
        <Button
          variant="primary"
          icon={<Download />}
          busy={isBusy}
          disabledReason={whyNot(total)}
          onClick={() => place && void start(place.name, at)}
        >
          {messages.zipStart}
        </Button>
      </Stack>
    </Dialog>
  );
}

const countOf = (total: number): string => {
  if (total === 0) return messages.zipNone;
  return total > zipWorksMost ? messages.zipTooMany(total, zipWorksMost) : messages.zipCount(total);
};

const whyNot = (total: number | null): string | undefined => {
  if (total === null) return messages.loading;
  return total === 0 || total > zipWorksMost ? countOf(total) : undefined;
};

function useZip(onSaved: () => void) {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (name: string, at: { readonly division: number; readonly project: number }) => {
    const stop = new AbortController();
    running.current = stop;
    setBusy(true);
    try {
      const input = { division: at.division, project_id: at.project };
      // A large class takes time, because the server streams as it reads.
      saveFile(
        await callForFile(getUploadedStudentDownloadCall, input, { signal: stop.signal }),
        `${name}.zip`,
      );
      onSaved();
    } catch (error) {
      if (stop.signal.aborted) return;
      setBusy(false);
      alerts.show({ tone: 'error', title: messages.zipFailed, text: errorText(error) });
    }
  };
  return { isBusy, start };
}
