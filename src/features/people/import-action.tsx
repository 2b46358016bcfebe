import FileUp from 'lucide-react/icons/file-up';
import type { PageAction } from '#src/ui/PageHeader.tsx';
import { peopleMessages } from './messages.en.ts';
import type { PeopleProps } from './people-props.ts';

/** [C2-09] Many at once, from a file; nothing where nothing is imported. */
export const importAction = ({ onImport }: PeopleProps): PageAction[] =>
  onImport ? [{ id: 'import', label: peopleMessages.importFile, icon: <FileUp />, onRun: onImport }] : [];
