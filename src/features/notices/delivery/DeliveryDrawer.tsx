import { useMemo, useState } from 'react';
import {
  type Delivery,
  type DeliveryFilter,
  type DeliveryRow,
  deliveryFilters,
} from '#contract/delivery/delivery.rules.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Drawer } from '#src/ui/Drawer.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import type { DeliveryApi } from './delivery-tools.ts';
import { deliveryMessages as messages } from './messages.en.ts';
import { momentOf } from './moment.ts';
import { PeopleGrid, personColumns } from './PeopleGrid.tsx';

interface DeliveryDrawerProps {
  readonly noticeId: number;
  readonly delivery: Delivery;
  readonly round: number;
  readonly tools: DeliveryApi;
  readonly onClose: () => void;
}

export function DeliveryDrawer({ noticeId, delivery, round, tools, onClose }: DeliveryDrawerProps) {
  const { counts, asksReceipt } = delivery;
  const sums = {
    missing: counts.missing,
    seen: counts.seen,
    acknowledged: counts.acknowledged,
    no_mail: counts.noMail,
    left: counts.left,
  } satisfies Record<DeliveryFilter, number>;
  const shown = deliveryFilters.filter((each) => {
    if (each === 'acknowledged') return asksReceipt;
    return each === 'missing' || each === 'seen' || sums[each] > 0;
  });
  const [wanted, setWanted] = useState<DeliveryFilter>('missing');
  const filter = shown.includes(wanted) ? wanted : 'missing';
  return (
    <Drawer open title={messages.deliveryTitle} closeLabel={messages.close} onRequestClose={onClose}>
      <Tabs
        label={messages.deliveryTabs}
        value={filter}
        onChange={setWanted}
        items={shown.map((each) => ({
          value: each,
          label: messages.filters[each],
          count: sums[each],
          content: (
            <DeliveryPeople key={each} noticeId={noticeId} filter={each} round={round} tools={tools} />
          ),
        }))}
      />
    </Drawer>
  );
}

interface DeliveryPeopleProps {
  readonly noticeId: number;
  readonly filter: DeliveryFilter;
  readonly round: number;
  readonly tools: DeliveryApi;
}

function DeliveryPeople({ noticeId, filter, round, tools }: DeliveryPeopleProps) {
  const source = useMemo(
    () => ({ ...tools.people(noticeId, filter), round }),
    [tools, noticeId, filter, round],
  );
  const [columns] = useState(() => [...personColumns<DeliveryRow>(), ...columnsOf(filter)]);
  return <PeopleGrid caption={messages.filters[filter]} columns={columns} source={source} />;
}

const dayOf = (day: string) => (day === '' ? messages.notYet : formatDate(day, 'short'));

/** One column beside name and class, so that a phone shows the whole table. */
function columnsOf(filter: DeliveryFilter): readonly GridColumn<DeliveryRow>[] {
  const { opened, confirmed, mailed, reminded } = messages.columns;
  const width = 7.5;
  switch (filter) {
    case 'missing':
      return [{ id: 'reminded', header: reminded, cell: ({ remindedOn }) => dayOf(remindedOn), width }];
    case 'acknowledged':
      return [
        { id: 'confirmed', header: confirmed, cell: ({ acknowledgedAt }) => momentOf(acknowledgedAt), width },
      ];
    case 'no_mail':
      return [{ id: 'mailed', header: mailed, cell: () => messages.noAddress, width }];
    case 'seen':
    case 'left':
      return [{ id: 'seen', header: opened, cell: ({ seenAt }) => momentOf(seenAt), width }];
  }
}
