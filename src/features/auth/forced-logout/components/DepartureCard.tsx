import CircleCheck from 'lucide-react/icons/circle-check';
import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import Radio from 'lucide-react/icons/radio';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Role } from '#contract/core/define-call.ts';
import type {
  Departure,
  ForcedLogoutEvent,
  LeaverState,
} from '#machines/auth/forced-logout-screen/forced-logout-screen.types.ts';
import type { ForcedLogoutView } from '#machines/auth/forced-logout-screen/forced-logout-screen.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { exportDeparture } from '../export-departure.ts';
import { messages } from '../messages.en.ts';

const lead = css({ textStyle: 'subsection', outline: 'none' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' });
const grow = css({ flexGrow: '1', minWidth: 'menu', maxWidth: 'login' });
const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
  py: '2.5',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});
const side = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const name = css({ textStyle: 'label' });

const tones: Readonly<Record<LeaverState, BadgeTone>> = { leaving: 'warning', gone: 'success', back: 'info' };
const icons: Readonly<Record<LeaverState, ReactNode>> = {
  leaving: <Radio />,
  gone: <CircleCheck />,
  back: <LogIn />,
};
const states: readonly LeaverState[] = ['leaving', 'gone', 'back'];

export interface DepartureCardProps {
  readonly view: ForcedLogoutView;
  readonly schoolId: number;
  readonly send: (event: ForcedLogoutEvent) => void;
  /** Helps somebody who was signed out to get back in; undefined: this person may not. */
  readonly help?: LeaverHelp | undefined;
}

export interface LeaverHelp {
  readonly fits: (role: Role) => boolean;
  readonly run: (person: { readonly id: number; readonly name: string }) => void;
}

export function DepartureCard({ view, schoolId, send, help }: DepartureCardProps) {
  const { departure } = view;
  return (
    <Card
      title={messages.whoLeft}
      actions={<Button onClick={() => send({ type: 'list.close' })}>{messages.again}</Button>}
    >
      <Stack>
        {view.failure && <Banner tone="warning" title={messages.stale} />}
        {departure ? (
          <Present departure={departure} search={view.search} schoolId={schoolId} send={send} help={help} />
        ) : (
          <Skeleton label={messages.loading} count={4} />
        )}
      </Stack>
    </Card>
  );
}

interface PresentProps extends Pick<DepartureCardProps, 'schoolId' | 'send' | 'help'> {
  readonly departure: Departure;
  readonly search: string;
}

function Present({ departure, search, schoolId, send, help }: PresentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isExporting, setExporting] = useState(false);
  // The form, with the focus in it, has gone.
  useEffect(() => heading.current?.focus(), []);
  const save = async () => {
    setExporting(true);
    try {
      await exportDeparture(schoolId, departure);
    } catch {
      alerts.show({ tone: 'error', title: messages.exportFailed });
    } finally {
      setExporting(false);
    }
  };
  return (
    <>
      <div>
        <h3 ref={heading} tabIndex={-1} className={lead}>
          {titleOf(departure)}
        </h3>
        <p className={quiet}>{messages.doneBy(departure.by, formatMoment(departure.at))}</p>
      </div>
      {departure.people === 0 ? (
        <EmptyState title={messages.nobody} text={messages.nobodyText} />
      ) : (
        <>
          <div className={badges} role="status">
            {states
              .filter((state) => departure.counts[state] > 0)
              .map((state) => (
                <Badge key={state} tone={tones[state]} icon={icons[state]}>
                  {messages.counts[state](departure.counts[state])}
                </Badge>
              ))}
          </div>
          <div className={tools}>
            <div className={grow}>
              <TextField
                type="search"
                label={messages.search}
                value={search}
                onChange={(text) => send({ type: 'search.change', search: text })}
              />
            </div>
            <Button busy={isExporting} onClick={() => void save()}>
              {messages.export}
            </Button>
          </div>
          <Leavers departure={departure} help={help} />
          {departure.leavers.length < departure.total && (
            <Button variant="quiet" onClick={() => send({ type: 'more.show' })}>
              {messages.showMore}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Leavers({ departure, help }: Pick<PresentProps, 'departure' | 'help'>) {
  if (departure.leavers.length === 0) return <p className={quiet}>{messages.noMatch}</p>;
  return (
    <ul className={list}>
      {departure.leavers.map((leaver) => (
        <li key={leaver.id} className={row}>
          <span>
            <span className={name}>{leaver.name}</span> <span className={quiet}>{leaver.loginName}</span>
          </span>
          <span className={side}>
            <Badge tone={tones[leaver.state]} icon={icons[leaver.state]}>
              {messages.states[leaver.state]}
            </Badge>
            {help?.fits(leaver.role) && (
              <Button
                size="sm"
                icon={<KeyRound />}
                aria-label={messages.helpOf(leaver.name)}
                onClick={() => help.run(leaver)}
              >
                {messages.help}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ kind, name: called }: Departure): string {
  return kind === 'school' ? messages.left.school : messages.left[kind](called);
}
