import { useState } from 'react';
import { type Reach, type ReachList, reachLists } from '#contract/delivery/delivery.rules.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import { Drawer } from '#src/ui/Drawer.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { deliveryMessages as messages } from './messages.en.ts';
import { PeopleGrid, personColumns } from './PeopleGrid.tsx';
import type { ReachTools } from './reach-tools.ts';

interface ReachDrawerProps {
  readonly question: ReachQuestion;
  readonly reach: Reach;
  readonly tools: ReachTools;
  readonly onClose: () => void;
}

/** The names behind the line: everyone, those without e-mail and, for an edit, gained and lost readers. */
export function ReachDrawer({ question, reach, tools, onClose }: ReachDrawerProps) {
  const counts = { all: reach.people, no_mail: reach.noMail, gained: reach.gained, lost: reach.lost };
  const lists = reachLists.filter((each) => each === 'all' || counts[each] > 0);
  const [list, setList] = useState<ReachList>('all');
  return (
    <Drawer open title={messages.reachTitle} closeLabel={messages.close} onRequestClose={onClose}>
      <Tabs
        label={messages.reachTabs}
        value={list}
        onChange={setList}
        items={lists.map((each) => ({
          value: each,
          label: messages.reachLists[each],
          count: counts[each],
          content: <ReachPeople key={each} question={question} list={each} tools={tools} />,
        }))}
      />
    </Drawer>
  );
}

interface ReachPeopleProps {
  readonly question: ReachQuestion;
  readonly list: ReachList;
  readonly tools: ReachTools;
}

function ReachPeople({ question, list, tools }: ReachPeopleProps) {
  const [source] = useState(() => tools.people(question, list));
  const [columns] = useState(personColumns);
  return <PeopleGrid caption={messages.reachLists[list]} columns={columns} source={source} />;
}
