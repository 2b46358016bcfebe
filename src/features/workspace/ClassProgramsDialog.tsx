import Columns2 from 'lucide-react/icons/columns-2';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { compilerZipCall } from '#contract/workspace/calls/compiler-zip.call.ts';
import { similarProgramsCall } from '#contract/workspace/calls/similar-programs.call.ts';
import type { SimilarPrograms } from '#contract/workspace/workspace.wire.ts';
import { call, callForFile } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { BesideDialog } from './BesideDialog.tsx';
import { programsMessages as messages } from './programs-messages.en.ts';

const list = css({ display: 'grid', gap: '2', listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  py: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});
const names = css({ flexGrow: '1' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface Choice {
  readonly id: number;
  readonly name: string;
}

interface ClassProgramsProps {
  readonly kind: 'zip' | 'similar';
  readonly classes: readonly Choice[];
  readonly projects: readonly Choice[];
  readonly onClose: () => void;
}

/** [C6-03, CW-20] A class's programs of one project, as a file or compared. Closing the dialog cancels it. */
export function ClassProgramsDialog({ kind, classes, projects, onClose }: ClassProgramsProps) {
  const [division, setDivision] = useState(classes.length === 1 ? String(classes[0]?.id) : '');
  const [project, setProject] = useState(projects.length === 1 ? String(projects[0]?.id) : '');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [found, setFound] = useState<SimilarPrograms | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const texts = { placeholder: messages.choose, loading: messages.loading, empty: messages.nothing };
  const options = (rows: readonly Choice[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  const choose = (set: (value: string) => void) => (value: string) => {
    running.current?.abort();
    setBusy(false);
    setFound(null);
    set(value);
  };
  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    setBusy(true);
    setProblem('');
    const input = { project_id: Number(project), division: Number(division) };
    try {
      if (kind === 'similar')
        setFound((await call(similarProgramsCall, input, { signal: stop.signal })).data);
      else {
        const name = classes.find(({ id }) => String(id) === division)?.name ?? messages.title;
        saveFile(await callForFile(compilerZipCall, input, { signal: stop.signal }), `${name}.zip`);
        onClose();
      }
    } catch (error) {
      if (stop.signal.aborted) return;
      setProblem(errorText(error));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      title={kind === 'zip' ? messages.zip : messages.similar}
      closeLabel={messages.close}
      onRequestClose={onClose}
    >
      <Stack>
        <p>{kind === 'zip' ? messages.zipText : messages.similarText}</p>
        <Select
          label={messages.classFilter}
          options={options(classes)}
          value={division}
          onChange={choose(setDivision)}
          texts={texts}
        />
        <Select
          label={messages.columns.project}
          options={options(projects)}
          value={project}
          onChange={choose(setProject)}
          texts={texts}
        />
        {problem !== '' && <Banner tone="danger" title={problem} announce="assertive" />}
        <Button
          variant="primary"
          icon={kind === 'zip' ? <Download /> : undefined}
          busy={isBusy}
          disabledReason={division === '' || project === '' ? messages.chooseFirst : undefined}
          onClick={() => void start()}
        >
          {kind === 'zip' ? messages.zipStart : messages.compare}
        </Button>
        {found && <Pairs found={found} />}
      </Stack>
    </Dialog>
  );
}

function Pairs({ found: { compared, pairs } }: { readonly found: SimilarPrograms }) {
  const [opened, setOpened] = useState<SimilarPrograms['pairs'][number] | null>(null);
  return (
    <>
      <output className={quiet}>{messages.compared(compared)}</output>
      {pairs.length === 0 && <p>{compared < 2 ? messages.tooFew : messages.noPairs}</p>}
      <ul className={list}>
        {pairs.map((pair) => {
          const { left, right, isSame, percent } = pair;
          return (
            <li key={`${left.workspace_id} ${right.workspace_id}`} className={row}>
              <Badge tone="info">{isSame ? messages.same : messages.percent(percent)}</Badge>
              <span className={names}>{messages.pair(left.student_name, right.student_name)}</span>
              <Button
                size="sm"
                icon={<Columns2 />}
                aria-label={messages.besideOf(left.student_name, right.student_name)}
                onClick={() => setOpened(pair)}
              >
                {messages.beside}
              </Button>
            </li>
          );
        })}
      </ul>
      {opened && <BesideDialog pair={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
