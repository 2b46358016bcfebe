import { useMemo, useState } from 'react';
import { schoolGridCall } from '#contract/schools/calls/school-list.call.ts';
import type { SchoolRow } from '#contract/schools/school.wire.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { type ResourceAddress, useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';
import { messages } from './messages.en.ts';
import { financeColumns, longSchoolsExport, schoolFilters } from './school-columns.tsx';

const seen = ({ id, version, school_name }: SchoolRow) => ({ id, version, name: school_name });
const defaults = { sort: [{ id: 'licence', descending: false }] };

export interface FinanceScreenProps {
  readonly personId: number;
  readonly address: ResourceAddress;
  readonly listen: ListenForHints;
}

/** [QU-29] Licences and their use, to read and export, without names of people. */
export function FinanceScreen({ personId, address, listen }: FinanceScreenProps) {
  const [columns] = useState(financeColumns);
  const load = useMemo(
    () => pageLoader(schoolGridCall, { sAdmin_id: personId, form: 'grid' }, (row: SchoolRow) => row),
    [personId],
  );
  const list = useResourceGrid({ name: 'finance', personId, load, columns, address, listen, defaults });
  return (
    <ResourceScreen
      title={messages.finance}
      text={messages.financeText}
      caption={messages.finance}
      list={list}
      longExport={longSchoolsExport(personId)}
      seen={seen}
      texts={messages.empty}
      filters={schoolFilters()}
    />
  );
}
