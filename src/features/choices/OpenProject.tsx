import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import type { ChoicesScreenProps } from './choices-props.ts';
import { choiceMessages as messages } from './messages.en.ts';
import { loadProject, ProjectDialog } from './ProjectDialog.tsx';

/** [PF-11] The project in the address, such as a search result. */
export function OpenProject({ app }: { readonly app: Pick<ChoicesScreenProps, 'search' | 'onSearch'> }) {
  const { open = '', ...rest } = app.search;
  const close = () => app.onSearch(rest, { replace: true });
  if (open === 'new') return null;
  return (
    <OpenRow list={{ open, onOpen: close }} title={messages.offered} load={loadProject}>
      {(project) => project && <ProjectDialog project={project} onClose={close} />}
    </OpenRow>
  );
}
