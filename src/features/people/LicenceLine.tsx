import { Banner } from '#src/ui/Banner.tsx';
import { css } from '#styled/css';
import { peopleMessages as messages } from './messages.en.ts';
import type { PeopleLicence } from './people-props.ts';

const aboveRows = css({ textStyle: 'small', color: 'text.muted', marginBlockEnd: { base: '2', md: '3' } });

/** [VP-40] What the licence still allows, and that a demo school changes nothing [RP-07]. */
export function LicenceLine({ room }: { readonly room: PeopleLicence }) {
  if (room.is_demo_school === 1)
    return (
      <div className={aboveRows}>
        <Banner tone="info" title={messages.demo} />
      </div>
    );
  if (room.limit === null) return null;
  return <p className={aboveRows}>{messages.licence(room.used, room.limit)}</p>;
}
