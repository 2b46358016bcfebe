import type { WallItem } from '#contract/wall/wall.wire.ts';
import { Cover } from '#src/lib/attachment/Cover.tsx';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'card',
  overflow: 'hidden',
  _hover: { borderColor: 'control' },
});
const facts = css({ display: 'flex', flexDirection: 'column', gap: '1', p: '4' });
/** The whole card is the link. */
const opens = css({
  textStyle: 'subsection',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
});
const quiet = css({ textStyle: 'small', color: 'text.muted' });

type Names = Pick<WallItem, 'first_name' | 'last_name'>;

/** Of another school, without a guardian's consent to the name. */
export const isUnnamed = ({ first_name, last_name }: Names): boolean => `${first_name}${last_name}` === '';

function nameOf(item: Names): string {
  return isUnnamed(item) ? messages.somebody : `${item.first_name} ${item.last_name}`.trim();
}

const classOf = ({ grade, division_name }: WallItem): string => `${grade} ${division_name}`.trim();

export function Maker({ item }: { readonly item: WallItem }) {
  const className = classOf(item);
  return (
    <>
      <bdi>{nameOf(item)}</bdi>
      {className !== '' && ' · '}
      <bdi>{className}</bdi>
    </>
  );
}

interface WallCardProps {
  readonly item: WallItem;
  /** For works of several schools. */
  readonly namesSchool: boolean;
  readonly onOpen: () => void;
}

/** [DF-06] A work on the wall, with its own or its project's picture. */
export function WallCard({ item, namesSchool, onOpen }: WallCardProps) {
  const { project_name, project_cover, picture, school_name, added_at } = item;
  return (
    <article className={card}>
      <Cover fileId={picture === '' ? project_cover : picture} title={project_name} />
      <div className={facts}>
        <h3>
          <button
            type="button"
            className={opens}
            aria-label={messages.open(project_name, nameOf(item))}
            onClick={onOpen}
          >
            <bdi>{project_name}</bdi>
          </button>
        </h3>
        <p>
          <Maker item={item} />
        </p>
        <p className={quiet}>{namesSchool ? <bdi>{school_name}</bdi> : formatDayOf(added_at)}</p>
      </div>
    </article>
  );
}
