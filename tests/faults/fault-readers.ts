import type { FaultDatabase } from './fault-database.ts';
import type { Told } from './fault-work.ts';

export interface FaultReader {
  readonly id: number;
  readonly hasMail: boolean;
  readonly isDaily: boolean;
}

/** Active people a notice names, its author left out; the same for all notices of a place. */
export class Readers {
  readonly #known = new Map<string, Promise<readonly FaultReader[]>>();

  constructor(private readonly db: FaultDatabase) {}

  of({ place }: Told): Promise<readonly FaultReader[]> {
    const key = JSON.stringify(place);
    const found = this.#known.get(key) ?? this.#read(place);
    this.#known.set(key, found);
    return found;
  }

  async #read(place: Told['place']): Promise<readonly FaultReader[]> {
    const where =
      place === 'office'
        ? `p.school_id <> 0 and p.role = 2 and $1::bigint = 0`
        : `p.school_id = 1 and p.role in (3, 4)
            and exists (select 1 from memberships m where m.person_id = p.id and m.division_id = $1)`;
    const { rows } = await this.db.query<{ id: number; has_mail: boolean; is_daily: boolean }>(
      `select p.id, p.email <> '' as has_mail, coalesce(w.mail = 'daily', false) as is_daily
       from people p left join notification_wishes w on w.school_id = p.school_id and w.person_id = p.id
       where p.is_active and ${where} order by p.id`,
      [place === 'office' ? 0 : place.divisionId],
    );
    return rows.map(({ id, has_mail, is_daily }) => ({ id, hasMail: has_mail, isDaily: is_daily }));
  }
}
