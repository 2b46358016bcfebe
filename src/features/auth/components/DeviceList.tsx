import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useEffectEvent, useState } from 'react';
import { endMySessionCall } from '#contract/auth/calls/end-my-session.call.ts';
import { getMultiuserDeviceCall } from '#contract/auth/calls/get-multiuser-device.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { formatDayOf, formatTime } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { deviceName } from '../device-name.ts';
import { failureText } from '../failure-text.ts';
import { waysMessages } from '../ways-messages.en.ts';

type Devices = CallOutput<typeof getMultiuserDeviceCall>['data'];
type Device = Devices[number];

const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  py: '3',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
  _last: { borderBlockEndStyle: 'none' },
});
const icon = css({
  color: 'text.muted',
  display: 'inline-flex',
  '& svg': { width: 'icon.lg', height: 'icon.lg' },
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  flexBasis: '0',
  minWidth: '0',
});
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'label' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

/** [CC-07, QU-14] One's own live sessions, with a button to end each of the others; for a dialog. */
export function DeviceList() {
  const [devices, setDevices] = useState<Devices | null>(null);
  const [failed, setFailed] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const texts = waysMessages.deviceList;
  const load = (signal: AbortSignal) =>
    call(getMultiuserDeviceCall, {}, { signal }).then(
      ({ data }) => {
        setDevices(data);
        setFailed(false);
      },
      () => signal.aborted || setFailed(true),
    );
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    const leaving = new AbortController();
    void loadFirst(leaving.signal);
    return () => leaving.abort();
  }, []);
  const loadAgain = () => load(new AbortController().signal);
  const end = async (session: string) => {
    setEnding(session);
    try {
      await call(endMySessionCall, { session });
      alerts.show({ tone: 'success', title: texts.ended });
    } catch (problem) {
      alerts.show({ tone: 'error', title: failureText(problem) });
    }
    await loadAgain();
    setEnding(null);
  };
  if (failed)
    return (
      <ErrorState
        title={texts.failed}
        retry={{ label: waysMessages.retry, onRetry: () => void loadAgain() }}
      />
    );
  if (devices === null) return <Skeleton label={texts.loading} shape="rows" count={3} />;
  return (
    <>
      <p className={quiet}>{texts.text}</p>
      <ul className={list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.session}
            device={device}
            busy={ending === device.session}
            onEnd={() => void end(device.session)}
          />
        ))}
      </ul>
      {devices.length === 1 && <p className={quiet}>{texts.only}</p>}
    </>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function DeviceRow({ device, busy, onEnd }: DeviceRowProps) {
  const texts = waysMessages.deviceList;
  const { browser, system } = deviceName(device);
  const title = texts.device(browser ?? texts.unknown, system ?? texts.unknownSystem);
  const isHandheld = system === 'Android' || system === 'iOS' || system === 'iPadOS';
  return (
    <li className={row}>
      <span className={icon}>{isHandheld ? <Smartphone /> : <Laptop />}</span>
      <span className={words}>
        <span className={name}>
          {title}
          {device.is_this && <Badge tone="success">{texts.thisOne}</Badge>}
        </span>
        <span className={quiet}>{texts.since(formatDayOf(device.since), formatTime(device.since))}</span>
      </span>
      {!device.is_this && (
        <Button size="sm" busy={busy} aria-label={texts.endOf(title)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
