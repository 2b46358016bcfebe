import { wholeUrl } from '#contract/works/entries.rules.ts';
import type { ProjectUploaded, WorkEntry } from '#contract/works/works.wire.ts';
import { ProgramLink } from '#src/lib/attachment/ProgramLink.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { worksMessages as messages } from './messages.en.ts';

const heading = css({ textStyle: 'label' });
const words = css({ textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const list = css({ display: 'grid', gap: '1', listStyle: 'none', overflowWrap: 'anywhere' });
const box = css({
  p: '4',
  bg: 'surface.sunken',
  borderRadius: 'md',
});

interface FormerWorkProps {
  readonly uploaded: ProjectUploaded;
  /** [QU-42] True: shows the draft of the next attempt too. Where it is edited, its fields show it. */
  readonly showsDraft: boolean;
}

/** [CW-14] What was handed in before, with the teacher's feedback. */
export function FormerWork({ uploaded, showsDraft }: FormerWorkProps) {
  const { feedback, attempts, my_learning, entries } = uploaded;
  const hasDraft = showsDraft && (entries.length > 0 || my_learning !== '');
  return (
    <Stack gap="3">
      {feedback !== '' && (
        <section className={box}>
          <h3 className={heading}>{messages.feedback}</h3>
          <p className={words}>
            <bdi>{feedback}</bdi>
          </p>
        </section>
      )}
      {attempts.length > 0 && <h3 className={heading}>{messages.former}</h3>}
      {attempts.map((attempt) => (
        <section key={attempt.number} className={box}>
          <h4 className={heading}>{messages.attempt(attempt.number)}</h4>
          <Entries entries={attempt.entries} learning={attempt.my_learning} />
        </section>
      ))}
      {hasDraft && (
        <section className={box}>
          <h3 className={heading}>{messages.draftKept}</h3>
          <Entries entries={entries} learning={my_learning} />
        </section>
      )}
    </Stack>
  );
}

function Entries({
  entries,
  learning,
}: {
  readonly entries: readonly WorkEntry[];
  readonly learning: string;
}) {
  return (
    <>
      <ul className={list}>
        {entries.map(({ file, url, program }, index) => (
          <li key={file?.id ?? index}>
            {program ? (
              <ProgramLink program={program} />
            ) : (
              <a
                className={link()}
                href={file ? `/files/${file.id}` : wholeUrl(url)}
                target="_blank"
                rel="noreferrer"
              >
                <bdi>{file?.name ?? url}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
      {learning !== '' && (
        <p className={words}>
          <bdi>{learning}</bdi>
        </p>
      )}
    </>
  );
}
