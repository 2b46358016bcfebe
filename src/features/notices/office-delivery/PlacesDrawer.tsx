import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OfficeDelivery, OfficeDeliveryRow } from '#contract/office-notices/office-delivery.wire.ts';
import { Button } from '#src/ui/Button.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { BarLine } from '#src/ui/StackedBar.tsx';
import { css } from '#styled/css';
import { deliveryMessages } from '../delivery/messages.en.ts';
import { useDelivery } from '../delivery/use-delivery.ts';
import { officeDeliveryMessages as texts } from './messages.en.ts';
import { barPartsOf, wordsOf } from './office-bars.ts';
import { everyPlace, type OfficeDeliveryTools, type Place } from './office-delivery-tools.ts';
import { SchoolGrid } from './SchoolGrid.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', minHeight: '0' });
const way = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', textStyle: 'small' });
const step = css({ display: 'inline-flex', alignItems: 'center', gap: '1' });
const crumb = css({
  minHeight: '6',
  color: 'brand.text',
  fontWeight: 'semibold',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
});
const arrow = css({
  width: 'icon.sm',
  height: 'icon.sm',
  color: 'text.muted',
  _rtl: { transform: 'scaleX(-1)' },
});
const muted = css({ textStyle: 'small', color: 'text.muted' });
const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  width: 'full',
  py: '3',
  px: '2',
  textAlign: 'start',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { bg: 'surface.hover' },
});
const line = css({ display: 'flex', alignItems: 'center', gap: '2' });
const name = css({ flexGrow: '1', minWidth: '0', textStyle: 'label', overflowWrap: 'anywhere' });
const item = css({
  '&:not(:last-child)': {
    borderBlockEndWidth: 'thin',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'line',
  },
});

interface Step {
  readonly place: Place;
  readonly name: string;
}

interface PlacesDrawerProps {
  readonly noticeId: number;
  /** Rises when somebody read the notice; the numbers then load again. */
  readonly round: number;
  readonly tools: OfficeDeliveryTools;
  readonly onClose: () => void;
}

/** The numbers by country, state and school; a press on a place opens it. */
export function PlacesDrawer({ noticeId, round, tools, onClose }: PlacesDrawerProps) {
  const [steps, setSteps] = useState<readonly Step[]>([{ place: everyPlace, name: texts.all }]);
  const place = steps.at(-1)?.place ?? everyPlace;
  const body = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // The focus follows each opened region.
  useEffect(() => {
    if (!isFirst.current) body.current?.focus();
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- likewise
  }, [place]);
  return (
    <Drawer open title={texts.placesTitle} closeLabel={texts.close} onRequestClose={onClose}>
      <div className={column}>
        {steps.length > 1 && (
          <nav aria-label={texts.way} className={way}>
            {steps.map((each, index) => (
              <span key={each.name} className={step}>
                {index > 0 && <ChevronRight aria-hidden="true" className={arrow} />}
                {each.place === place ? (
                  <bdi aria-current="page">{each.name}</bdi>
                ) : (
                  <button type="button" className={crumb} onClick={() => setSteps(steps.slice(0, index + 1))}>
                    <bdi>{each.name}</bdi>
                  </button>
                )}
              </span>
            ))}
          </nav>
        )}
        <div ref={body} tabIndex={-1}>
          <PlaceNumbers
            key={`${place.countryId} ${place.stateId}`}
            noticeId={noticeId}
            place={place}
            round={round}
            tools={tools}
            onOpen={(next) => setSteps([...steps, next])}
          />
        </div>
      </div>
    </Drawer>
  );
}

interface PlaceNumbersProps extends Omit<PlacesDrawerProps, 'onClose'> {
  readonly place: Place;
  readonly onOpen: (step: Step) => void;
}

function PlaceNumbers({ noticeId, place, round, tools, onOpen }: PlaceNumbersProps) {
  const [load] = useState(() => (id: number, signal: AbortSignal) => tools.numbers(id, place, signal));
  const { delivery, hasFailed, again } = useDelivery(noticeId, load, undefined);
  const seenRound = useRef(round);
  useEffect(() => {
    if (seenRound.current !== round) again();
    seenRound.current = round;
  }, [round, again]);
  if (!delivery)
    return (
      <div className={column}>
        <p className={muted}>{hasFailed ? texts.failed : texts.loading}</p>
        {hasFailed && (
          <div>
            <Button size="sm" onClick={again}>
              {deliveryMessages.retry}
            </Button>
          </div>
        )}
      </div>
    );
  if (delivery.rowsAre === 'schools')
    return <Schools noticeId={noticeId} place={place} round={round} tools={tools} delivery={delivery} />;
  return <Places delivery={delivery} onOpen={onOpen} />;
}

function Places({
  delivery: { rows, rowsAre, asksReceipt },
  onOpen,
}: {
  readonly delivery: OfficeDelivery;
  readonly onOpen: (step: Step) => void;
}) {
  return (
    <ul className={list} aria-label={texts.places[rowsAre]}>
      {rows.map((each) => {
        const title = each.name || texts.unknownPlace;
        const stateId = rowsAre === 'states' ? each.stateId : null;
        return (
          <li key={each.id} className={item}>
            <button
              type="button"
              className={row}
              onClick={() => onOpen({ place: { countryId: each.countryId, stateId }, name: title })}
            >
              <span className={line}>
                <span className={name}>
                  <bdi>{title}</bdi>
                </span>
                <span className={muted}>{texts.schools(each.schools)}</span>
                <ChevronRight aria-hidden="true" className={arrow} />
              </span>
              {each.targeted !== null && each.targeted > 0 && (
                <BarLine parts={barPartsOf(each, asksReceipt)} />
              )}
              <span className={muted}>{wordsOf(each, asksReceipt)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface SchoolsProps extends Omit<PlaceNumbersProps, 'onOpen'> {
  readonly delivery: OfficeDelivery;
}

function Schools({ noticeId, place, round, tools, delivery: { asksReceipt } }: SchoolsProps) {
  const source = useMemo(
    () => ({ ...tools.schools(noticeId, place), round }),
    [tools, noticeId, place, round],
  );
  const [columns] = useState(() => schoolColumns(asksReceipt));
  return <SchoolGrid caption={texts.places.schools} columns={columns} source={source} />;
}

const cell = css({ display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full' });
const schoolLine = css({ display: 'flex', alignItems: 'baseline', gap: '3' });
const schoolName = css({ flexGrow: '1', truncate: true });

function shareOf({ targeted, seen, acknowledged }: OfficeDeliveryRow, asksReceipt: boolean): string {
  return targeted ? texts.share(asksReceipt ? acknowledged : seen, targeted) : texts.noReaders;
}

/** One column keeps name, numbers and bar together on a phone. */
const schoolColumns = (asksReceipt: boolean): readonly GridColumn<OfficeDeliveryRow>[] => [
  {
    id: 'name',
    header: asksReceipt ? texts.columns.confirmed : texts.columns.opened,
    cell: (school) => (
      <span className={cell}>
        <span className={schoolLine}>
          <span className={schoolName}>
            <bdi>{school.name}</bdi>
          </span>
          <span className={muted}>{shareOf(school, asksReceipt)}</span>
        </span>
        <BarLine parts={barPartsOf(school, asksReceipt)} />
      </span>
    ),
  },
];
