import FileUp from 'lucide-react/icons/file-up';
import type { PageAction } from '#src/ui/PageHeader.tsx';
import { peopleMessages } from './messages.en.ts';
import type { PeopleProps } from './people-props.ts';

/** [C2-09] Adds people from a file; empty without an import. */
export const importAction = ({ onImport }: PeopleProps): PageAction[] =>
  onImport ? [{ id: 'import', label: peopleMessages.importFile, icon: <FileUp />, onRun: onImport }] : [];
