import type { SnapshotFrom } from 'xstate';
import type { assessmentAttemptMachine } from './assessment-attempt.machine.ts';
import type { AttemptContext } from './assessment-attempt.types.ts';

const stages = [
  'failed',
  'early',
  'ready',
  'starting',
  'shut',
  'answering',
  'submitting',
  'unsent',
  'closed',
  'handedIn',
  'ended',
] as const;
const links = ['saved', 'waiting', 'saving', 'retrying', 'offline', 'locked', 'held'] as const;

export interface AttemptView {
  readonly stage: (typeof stages)[number] | 'checking';
  /** Where the answers are. */
  readonly link: (typeof links)[number];
  /** `elsewhere`: another window writes, and this one reads. */
  readonly lease: 'mine' | 'elsewhere' | 'takingOver';
  readonly context: AttemptContext;
}

/** What the screen shows of an attempt. */
export function attemptView(snapshot: SnapshotFrom<typeof assessmentAttemptMachine>): AttemptView {
  const isTaking = snapshot.matches({ answering: { lease: 'takingOver' } });
  return {
    stage: stages.find((stage) => snapshot.matches(stage)) ?? 'checking',
    link: linkOf(snapshot),
    lease: isTaking ? 'takingOver' : snapshot.context.attempt?.is_mine === 0 ? 'elsewhere' : 'mine',
    context: snapshot.context,
  };
}

/** A save that is tried again reads as not saved until it arrived; one that nobody answered, as one without a connection. */
function linkOf(snapshot: SnapshotFrom<typeof assessmentAttemptMachine>): AttemptView['link'] {
  const link = links.find((state) => snapshot.matches({ answering: { link: state } })) ?? 'saved';
  const { failure } = snapshot.context;
  if (failure === null || (link !== 'saving' && link !== 'retrying')) return link;
  return failure.code === 'unreachable' ? 'offline' : 'retrying';
}
