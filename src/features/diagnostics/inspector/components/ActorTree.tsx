import { formatSecond } from '#src/lib/words/dates.ts';
import { inspector } from '#src/ui/inspector.recipe.ts';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';
import { stateText } from '../model/events.ts';
import type { ShownActor } from '../model/shown.types.ts';
import { actorAt, type Shown } from '../model/shown.types.ts';

const item = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '0',
  width: 'full',
  minWidth: '0',
});
const top = css({ display: 'flex', alignItems: 'baseline', gap: '2', minWidth: '0' });
const inner = css({
  paddingInlineStart: '3',
  marginInlineStart: '2',
  borderInlineStartWidth: 'thin',
  borderInlineStartStyle: 'solid',
  borderInlineStartColor: 'line',
});
const name = css({
  fontWeight: 'semibold',
  truncate: true,
  direction: 'ltr',
  flexGrow: '1',
  textAlign: 'start',
});
const state = css({
  textStyle: 'caption',
  color: 'text.muted',
  truncate: true,
  direction: 'ltr',
  textAlign: 'start',
});

interface ActorTreeProps {
  readonly shown: Shown;
  readonly index: number;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The machines, each under its parent, with their states at the current step. */
export function ActorTree(props: ActorTreeProps) {
  const styles = inspector();
  if (props.shown.actors.length === 0) return <p className={styles.quiet}>{texts.noMachines}</p>;
  return <Branches {...props} parent={null} />;
}

function Branches({ parent, ...props }: ActorTreeProps & { readonly parent: string | null }) {
  const { actors } = props.shown;
  const ids = new Set(actors.map(({ id }) => id));
  // An actor whose parent is no longer listed stands at the top.
  const own = actors.filter((actor) =>
    parent === null ? actor.parent === null || !ids.has(actor.parent) : actor.parent === parent,
  );
  if (own.length === 0) return null;
  return (
    <ul className={parent === null ? undefined : inner}>
      {own.map((actor) => (
        <li key={actor.id}>
          <Row {...props} actor={actor} />
          <Branches {...props} parent={actor.id} />
        </li>
      ))}
    </ul>
  );
}

function Row({ shown, index, chosen, onChoose, actor }: ActorTreeProps & { readonly actor: ShownActor }) {
  const styles = inspector();
  const now = actorAt(shown, actor, index);
  const isOver = now === null || now.status !== 'active';
  return (
    <button
      type="button"
      className={`${styles.row} ${item}`}
      aria-current={actor.id === chosen ? 'true' : undefined}
      onClick={() => onChoose(actor.id)}
    >
      <span className={isOver ? `${top} ${styles.faded}` : top}>
        <span className={name}>{actor.name}</span>
        <span className={styles.quiet}>
          {now !== null && isOver ? texts.ended : formatSecond(shown.startedAt + actor.startedAt)}
        </span>
      </span>
      <span className={isOver ? `${state} ${styles.faded}` : state}>
        {now === null ? texts.nothing : stateText(now.state)}
      </span>
    </button>
  );
}
