import type { AnyActorRef, InspectionEvent } from 'xstate';
import { onRunningActors, runningActors } from '#src/lib/running-actors.ts';
import { masked, maskedEvent } from '../model/mask.ts';

/** Speaks like @statelyai/inspect, without the package and its socket client; messages go to the given address only. */
const version = '0.7.2';

const idOf = (ref: unknown) =>
  typeof ref === 'object' && ref !== null && 'sessionId' in ref ? String(ref.sessionId) : undefined;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const snapshotOf = (snapshot: unknown) =>
  masked({
    status: fieldOf(snapshot, 'status'),
    value: fieldOf(snapshot, 'value'),
    context: fieldOf(snapshot, 'context'),
    output: fieldOf(snapshot, 'output'),
  });

function actorMessage(ref: AnyActorRef, rootId: string): object {
  const config = fieldOf(fieldOf(ref, 'logic'), 'config');
  const own = fieldOf(config, 'id');
  const id = typeof own === 'string' ? own : ref.id;
  const name = ref.id === ref.sessionId ? id : ref.id;
  const definition = JSON.stringify(config ?? { id: name }, (_, value: unknown) =>
    typeof value === 'function' ? { type: value.name } : value,
  );
  return {
    ...common('@xstate.actor', rootId, ref),
    name,
    definition,
    parentId: idOf(fieldOf(ref, '_parent')),
    snapshot: snapshotOf(ref.getSnapshot()),
  };
}

const common = (type: string, rootId: string, ref: unknown) => ({
  type,
  rootId,
  id: null,
  sessionId: idOf(ref),
  createdAt: String(Date.now()),
  _version: version,
});

/** An event as the other inspector expects it; null: it does not need this one. */
function officialMessage(heard: InspectionEvent): object | null {
  const { type, rootId, actorRef } = heard;
  if (type === '@xstate.actor') return null;
  if (type === '@xstate.event')
    return {
      ...common(type, rootId, actorRef),
      event: maskedEvent(heard.event),
      sourceId: idOf(heard.sourceRef),
    };
  if (type === '@xstate.snapshot')
    return {
      ...common(type, rootId, actorRef),
      event: maskedEvent(heard.event),
      snapshot: snapshotOf(heard.snapshot),
    };
  return null;
}

/** Opens the other inspector and sends it everything. Returns a stop function; null: the window did not open. */
export function attachInspector(address: URL): (() => void) | null {
  const other = open(address, 'xstateinspector');
  if (!other) return null;
  const known = new Set<string>();
  const waiting: object[] = [];
  let isConnected = false;
  const tell = (message: object) => {
    if (isConnected) other.postMessage(message, address.origin);
    else waiting.push(message);
  };
  const introduce = (ref: AnyActorRef, rootId: string) => {
    if (known.has(ref.sessionId)) return;
    known.add(ref.sessionId);
    tell(actorMessage(ref, rootId));
  };
  const ends: (() => void)[] = [];
  const follow = (root: AnyActorRef) => {
    introduce(root, root.sessionId);
    const subscription = root.system.inspect((heard) => {
      const ref = heard.actorRef as AnyActorRef;
      // An actor has no snapshot before its first event, so it is introduced then.
      if (heard.type === '@xstate.event') introduce(ref, heard.rootId);
      const message = officialMessage(heard);
      if (message) tell(message);
    });
    ends.push(() => subscription.unsubscribe());
  };
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== address.origin || source !== other || fieldOf(data, 'type') !== '@statelyai.connected')
      return;
    isConnected = true;
    for (const message of waiting.splice(0)) tell(message);
  };
  addEventListener('message', onMessage);
  for (const root of runningActors()) follow(root);
  ends.push(onRunningActors((root, isRunning) => isRunning && follow(root)));
  return () => {
    removeEventListener('message', onMessage);
    for (const end of ends) end();
    if (isConnected) other.postMessage({ type: '@statelyai.disconnected' }, address.origin);
  };
}
