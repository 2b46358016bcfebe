import { useState } from 'react';
import type { OfficeReach, Reach } from '#contract/delivery/delivery.rules.ts';
import {
  type OfficeReachList,
  officeReachLists,
  type ReachedSchool,
} from '#contract/office-notices/office-delivery.wire.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Drawer } from '#src/ui/Drawer.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import { officeDeliveryMessages as texts } from './messages.en.ts';
import type { OfficeReachTools } from './office-delivery-tools.ts';
import { SchoolGrid } from './SchoolGrid.tsx';

interface ReachedSchoolsProps {
  readonly question: ReachQuestion;
  readonly reach: Pick<Reach, 'gained' | 'lost'>;
  readonly office: OfficeReach;
  readonly tools: OfficeReachTools;
  readonly onClose: () => void;
}

export function ReachedSchools({ question, reach, office, tools, onClose }: ReachedSchoolsProps) {
  const counts = { schools: office.schools, gained: office.schoolsGaining, lost: office.schoolsLosing };
  const isShown = {
    schools: true,
    gained: office.schoolsGained > 0 || reach.gained > 0,
    lost: office.schoolsLost > 0 || reach.lost > 0,
  };
  const lists = officeReachLists.filter((each) => isShown[each]);
  const [list, setList] = useState<OfficeReachList>('schools');
  return (
    <Drawer open title={texts.reachTitle} closeLabel={texts.close} onRequestClose={onClose}>
      <Tabs
        label={texts.reachTabs}
        value={list}
        onChange={setList}
        items={lists.map((each) => ({
          value: each,
          label: texts.reachLists[each],
          count: counts[each],
          content: <SchoolsOf key={each} question={question} list={each} tools={tools} />,
        }))}
      />
    </Drawer>
  );
}

const twoLines = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });
const placeLine = css({ textStyle: 'caption', color: 'text.muted' });

const peopleHeader = () => ({
  schools: texts.columns.people,
  gained: texts.columns.gained,
  lost: texts.columns.lost,
});

const schoolColumns = (list: OfficeReachList): readonly GridColumn<ReachedSchool>[] => [
  {
    id: 'name',
    header: texts.columns.school,
    cell: ({ name, place }) => (
      <span className={twoLines}>
        <span>
          <bdi>{name}</bdi>
        </span>
        <span className={placeLine}>
          <bdi>{place}</bdi>
        </span>
      </span>
    ),
  },
  {
    id: 'people',
    header: peopleHeader()[list],
    cell: ({ people }) => formatNumber(people),
    align: 'end',
    width: 5.5,
  },
];

interface SchoolsOfProps extends Pick<ReachedSchoolsProps, 'question' | 'tools'> {
  readonly list: OfficeReachList;
}

function SchoolsOf({ question, list, tools }: SchoolsOfProps) {
  const [source] = useState(() => tools.schools(question, list));
  const [columns] = useState(() => schoolColumns(list));
  return <SchoolGrid caption={texts.reachLists[list]} columns={columns} source={source} />;
}
