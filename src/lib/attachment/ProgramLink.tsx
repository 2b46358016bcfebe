import CodeXml from 'lucide-react/icons/code-xml';
import type { WorkProgram } from '#contract/works/works.wire.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { Link } from '#src/ui/Link.tsx';
import { css } from '#styled/css';
import { attachmentMessages as messages } from './messages.en.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });

/** [PU-04] The name of a handed-in program in a list. */
export const programName = ({ engine, sequence }: WorkProgram): string =>
  engine === 'painting' ? messages.painting(sequence) : messages.program(sequence);

/** [PU-04] A handed-in program; it opens in its tool as it was then, with its time line. */
export function ProgramLink({ program }: { readonly program: WorkProgram }) {
  return (
    <p>
      <Link href={program.url} icon={<CodeXml />} newTab={messages.newTab}>
        {programName(program)}
      </Link>{' '}
      <span className={quiet}>
        {messages.nameAndSize(formatMoment(program.at), formatSize(program.size))}
      </span>
    </p>
  );
}
