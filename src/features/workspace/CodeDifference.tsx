import type { Program } from '#contract/workspace/program.ts';
import { differenceOf } from '#src/lib/text-difference.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { workspaceMessages as messages } from './messages.en.ts';

const code = css({
  maxHeight: 'code',
  overflow: 'auto',
  p: '3',
  fontFamily: 'mono',
  fontSize: 'xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  bg: 'surface.sunken',
  borderRadius: 'md',
});
const added = css({ bg: 'success.subtle', color: 'success.text', textDecoration: 'none' });
const removed = css({ bg: 'danger.subtle', color: 'danger.text', textDecoration: 'line-through' });
const name = css({ textStyle: 'label' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface CodeDifferenceProps {
  readonly here: Program | null;
  readonly there: Program | null;
}

/** Lines that only the version has are marked as added, others as removed, file by file. */
export function CodeDifference({ here, there }: CodeDifferenceProps) {
  if (there === null) return <p className={quiet}>{messages.emptyVersion}</p>;
  if (there.kind === 'bytes')
    return <p className={quiet}>{messages.bytesVersion(formatSize(there.bytes.byteLength))}</p>;
  const files = new Map(there.files.map(({ name: file, text }) => [file, text]));
  const own = new Map(here?.kind === 'files' ? here.files.map((file) => [file.name, file.text]) : []);
  const names = [...new Set([...files.keys(), ...own.keys()])];
  return (
    <Stack gap="4">
      <p className={quiet}>
        <del className={removed}>{messages.onlyHere}</del> <ins className={added}>{messages.onlyThere}</ins>
      </p>
      {names.map((file) => (
        <section key={file} aria-label={file}>
          <p className={name}>
            <bdi dir="ltr">{file}</bdi> {!own.has(file) && <Badge tone="success">{messages.newFile}</Badge>}
            {!files.has(file) && <Badge tone="danger">{messages.goneFile}</Badge>}
          </p>
          <FileDifference before={own.get(file) ?? ''} after={files.get(file) ?? ''} />
        </section>
      ))}
    </Stack>
  );
}

function FileDifference({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return <p className={quiet}>{messages.sameText}</p>;
  // Pieces of a text have no other key than their position.
  const pieces = differenceOf(before, after).map((piece, at) => ({ ...piece, key: `${at} ${piece.kind}` }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <pre className={code} dir="ltr" tabIndex={0}>
      {pieces.map(({ kind, text, key }) => {
        if (kind === 'added')
          return (
            <ins key={key} className={added}>
              {text}
            </ins>
          );
        if (kind === 'removed')
          return (
            <del key={key} className={removed}>
              {text}
            </del>
          );
        return <span key={key}>{text}</span>;
      })}
    </pre>
  );
}
