import type { ProjectDetail } from '#contract/works/works.wire.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { link } from '#src/ui/link.recipe.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { worksMessages as messages } from './messages.en.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'flex-start' });
const cover = css({ width: '24', height: '24', objectFit: 'cover', borderRadius: 'md' });
const name = css({ textStyle: 'subsection', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

/** [PU-02, PU-03, PU-04] Name, cover, due day and the work's program. */
export function WorkFacts({ detail }: { readonly detail: ProjectDetail }) {
  const { project_name, project_cover, due_date, today, compiler_url, closed } = detail;
  return (
    <div className={row}>
      {project_cover !== '' && <img className={cover} src={`/files/${project_cover}`} alt="" />}
      <Stack gap="1">
        <p className={name}>
          <bdi>{project_name}</bdi>
        </p>
        {due_date !== '' && <p className={quiet}>{messages.due(formatDate(due_date, 'short'))}</p>}
        {due_date !== '' && due_date < today && closed === '' && <p className={quiet}>{messages.lateNote}</p>}
        {compiler_url !== '' && (
          <a className={link()} href={compiler_url}>
            {messages.program}
          </a>
        )}
      </Stack>
    </div>
  );
}
