import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useCallback, useMemo, useRef, useState } from 'react';
import { programPairCall } from '#contract/workspace/calls/program-pair.call.ts';
import { studioPath } from '#contract/workspace/workspace.rules.ts';
import type { PairedProgram, ProgramPair, SimilarPrograms } from '#contract/workspace/workspace.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { differencesIn, pairedFiles } from './aligned-lines.ts';
import { FilesBeside } from './FilesBeside.tsx';
import { workspaceMessages } from './messages.en.ts';
import { programsMessages as messages } from './programs-messages.en.ts';

const heads = css({ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: '3' });
const name = css({ textStyle: 'label' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  flexGrow: '1',
  '& > button': { flexGrow: { base: '1', md: '0' } },
});
const count = css({ flexGrow: '1', flexBasis: { base: 'full', md: '0' }, textStyle: 'small' });

type Pair = SimilarPrograms['pairs'][number];

interface BesideDialogProps {
  readonly pair: Pair;
  readonly onClose: () => void;
}

/** Two programs side by side, on a phone line by line. Differences are marked without a verdict. */
export function BesideDialog({ pair, onClose }: BesideDialogProps) {
  const { left, right } = pair;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const of = ({ workspace_id, sequence }: Pair['left']) => ({ workspace_id, sequence });
      return (await call(programPairCall, { left: of(left), right: of(right) }, { signal })).data;
    },
    [left, right],
  );
  const [loaded, , retry] = useLoaded(load);
  const files = useMemo(() => (loaded.kind === 'loaded' ? filesOf(loaded.data) : null), [loaded]);
  const places = files?.flatMap(({ rows }, file) => differencesIn(rows).map((row) => ({ file, row }))) ?? [];
  const [at, setAt] = useState(-1);
  const body = useRef<HTMLDivElement>(null);
  const go = (to: number) => {
    setAt(to);
    const place = places[to];
    if (!place) return;
    const line = body.current?.querySelector(`[data-line="${place.file} ${place.row}"]`);
    // The dialog's ends stay visible above the text.
    line?.scrollIntoView({ block: 'center' });
  };
  return (
    <Dialog
      open
      size="assets"
      title={messages.pair(left.student_name, right.student_name)}
      closeLabel={messages.close}
      onRequestClose={onClose}
      footer={
        files !== null && (
          <div className={foot}>
            <output className={count}>
              {places.length === 0
                ? messages.noDifference
                : at < 0
                  ? messages.differences(places.length)
                  : messages.differenceAt(at + 1, places.length)}
            </output>
            {places.length > 0 && (
              <>
                <Button icon={<ArrowUp />} onClick={() => go((Math.max(at, 0) || places.length) - 1)}>
                  {messages.previousDifference}
                </Button>
                <Button
                  variant="primary"
                  icon={<ArrowDown />}
                  onClick={() => go(at + 1 === places.length ? 0 : at + 1)}
                >
                  {messages.nextDifference}
                </Button>
              </>
            )}
          </div>
        )
      }
    >
      <div ref={body}>
        <Stack>
          <p>{messages.besideText}</p>
          {loaded.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={6} />}
          {loaded.kind === 'failed' && (
            <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
          )}
          {loaded.kind === 'loaded' && (
            <>
              {loaded.data.engine === 'blocks' && <p className={quiet}>{messages.besideBlocks}</p>}
              <div className={heads}>
                <Head program={loaded.data.left} />
                <Head program={loaded.data.right} />
              </div>
              {files === null ? (
                <p>{messages.besideNoText}</p>
              ) : (
                <FilesBeside
                  files={files}
                  left={left.student_name}
                  right={right.student_name}
                  shown={places[at] ?? null}
                />
              )}
            </>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

const filesOf = ({ left, right }: ProgramPair) =>
  left.files && right.files && pairedFiles(left.files, right.files);

function Head({
  program: { workspace_id, sequence, student_name, at },
}: {
  readonly program: PairedProgram;
}) {
  return (
    <div>
      <p className={name}>
        <bdi>{student_name}</bdi>
      </p>
      <p className={quiet}>{messages.savedAt(formatMoment(at))}</p>
      <Link
        href={studioPath(workspace_id, sequence)}
        newTab={workspaceMessages.newTab}
        aria-label={`${messages.openOf(student_name)} (${workspaceMessages.newTab})`}
      >
        {messages.open}
      </Link>
    </div>
  );
}
