import { alone, type Cluster, type Topic } from '#server/cluster/cluster.ts';
import { isRefusal, rateLimited } from './refusal.ts';

/* Counts wrong tries to sign in by address; right ones are free, since a whole school sits behind one address. */

const minute = 60_000;

/** Each right try costs a hash: a person's right tries beyond this number a minute count as wrong ones. */
const freeSignInsPerMinute = 5;

/** Room for mistyping at a busy address: a fourth of a try a minute for each person of a school, from the fifth on. */
const earning = {
  peopleBefore: 4,
  perPerson: 1 / 4,
  /** A person earns at most once in this time. */
  againAfter: 12 * 60 * minute,
  /** The room is lost when nobody earned for this time. */
  lasts: 10 * minute,
  /** Tries. */
  most: 10,
} as const;

/** How many tries may wait, and how long, until those under way turn out right or wrong. */
const waitingPerAddress = 500;
const waitingAtMost = 2_000;
const longestWait = 15_000;

const addressesAtMost = 50_000;
const peoplePerAddress = 5_000;

interface SignedInPerson {
  readonly schoolId: number;
  readonly id: number;
}

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (error: Error) => void;
  readonly isGone: () => boolean;
}

interface Known {
  readonly schoolId: number;
  readonly since: number;
  hasEntered: boolean;
  minuteFrom: number;
  inMinute: number;
}

type Outcome = 'entered' | 'refused' | 'fault';

interface Judged {
  readonly name: string;
  readonly outcome: Outcome;
  readonly right: SignedInPerson | null;
}
const judged: Topic<Judged> = { name: 'try-judged' };

interface Address {
  /** When the wrong tries of the last minute were, oldest first. */
  wrong: number[];
  underWay: number;
  readonly waiting: Set<Waiting>;
  room: number;
  earnedAt: number;
  readonly people: Map<string, Known>;
  readonly peopleOfSchool: Map<number, number>;
}

export interface Try {
  readonly isRight: (person: SignedInPerson) => void;
}

export class AddressTries {
  readonly #addresses = new Map<string, Address>();
  #waiting = 0;

  constructor(
    private readonly enabled: boolean,
    private readonly wrongPerMinute: number,
    private readonly now: () => number,
    private readonly cluster: Cluster = alone,
  ) {
    cluster.hear(judged, ({ name, outcome, right }) => {
      const address = this.#addressOf(name);
      this.#count(address, outcome, right);
      this.#letIn(address);
    });
  }

  /**
   * Does `work`, which judges a try. An address has only as many tries under way as it has wrong ones left, so a
   * thousand guesses at once are not all judged before the first one counts; the others wait. A try that `work` calls
   * right, or that fails through our own fault, does not count. Refuses with `rate_limited` when none is left or the
   * wait would be long.
   */
  async judge<Output>(
    name: string,
    work: (attempt: Try) => Promise<Output>,
    isGone: () => boolean = () => false,
  ): Promise<Output> {
    if (!this.enabled) return work({ isRight: () => undefined });
    const address = this.#addressOf(name);
    if (this.#left(address) <= 0) await this.#wait(address, isGone);
    else address.underWay += 1;
    let right: SignedInPerson | null = null;
    const attempt: Try = {
      isRight: (person) => {
        right = person;
      },
    };
    let outcome: Outcome = 'refused';
    try {
      const output = await work(attempt);
      outcome = 'entered';
      return output;
    } catch (error) {
      if (isFault(error)) outcome = 'fault';
      throw error;
    } finally {
      address.underWay -= 1;
      this.#count(address, outcome, right);
      this.#letIn(address);
      if (outcome !== 'fault') this.cluster.mention(judged, { name, outcome, right });
    }
  }

  #addressOf(name: string): Address {
    const address = this.#addresses.get(name) ?? {
      wrong: [],
      underWay: 0,
      waiting: new Set(),
      room: 0,
      earnedAt: 0,
      people: new Map(),
      peopleOfSchool: new Map(),
    };
    // The address that was unused longest goes first.
    this.#addresses.delete(name);
    this.#addresses.set(name, address);
    if (this.#addresses.size > addressesAtMost) this.#forgetOne();
    return address;
  }

  #forgetOne(): void {
    for (const [name, { underWay, waiting }] of this.#addresses) {
      if (underWay > 0 || waiting.size > 0) continue;
      this.#addresses.delete(name);
      return;
    }
  }

  #left(address: Address): number {
    const now = this.now();
    address.wrong = address.wrong.filter((at) => now - at < minute);
    if (now - address.earnedAt >= earning.lasts) address.room = 0;
    const { wrong, room, underWay } = address;
    return Math.max(0, this.wrongPerMinute - wrong.length) + Math.floor(room) - underWay;
  }

  #wait(address: Address, isGone: () => boolean): Promise<void> {
    if (address.underWay === 0) throw this.#exhausted(address);
    if (address.waiting.size >= waitingPerAddress || this.#waiting >= waitingAtMost) throw busy();
    return new Promise((resolve, reject) => {
      const leave = (then: () => void) => {
        clearTimeout(timer);
        this.#waiting -= 1;
        address.waiting.delete(one);
        then();
      };
      const one: Waiting = {
        enter: () => leave(resolve),
        refuse: (error) => leave(() => reject(error)),
        isGone,
      };
      const timer = setTimeout(() => one.refuse(busy()), longestWait);
      address.waiting.add(one);
      this.#waiting += 1;
    });
  }

  #letIn(address: Address): void {
    for (const one of address.waiting) {
      if (one.isGone()) one.refuse(busy());
      else if (this.#left(address) > 0) {
        address.underWay += 1;
        one.enter();
      } else if (address.underWay === 0) one.refuse(this.#exhausted(address));
      else return;
    }
  }

  #count(address: Address, outcome: Outcome, right: SignedInPerson | null): void {
    const isFree = right ? !this.#isTooOften(address, right, outcome === 'entered') : outcome === 'fault';
    if (isFree) return;
    if (address.wrong.length < this.wrongPerMinute || address.room < 1) address.wrong.push(this.now());
    else address.room -= 1;
  }

  #isTooOften(address: Address, { schoolId, id }: SignedInPerson, hasEntered: boolean): boolean {
    const now = this.now();
    this.#forgetPeople(address, now);
    const key = `${schoolId}/${id}`;
    const known = address.people.get(key) ?? {
      schoolId,
      since: now,
      hasEntered: false,
      minuteFrom: now,
      inMinute: 0,
    };
    address.people.set(key, known);
    if (hasEntered && !known.hasEntered) {
      known.hasEntered = true;
      this.#earn(address, schoolId, now);
    }
    if (now - known.minuteFrom >= minute) Object.assign(known, { minuteFrom: now, inMinute: 0 });
    known.inMinute += 1;
    return known.inMinute > freeSignInsPerMinute;
  }

  #earn(address: Address, schoolId: number, now: number): void {
    const before = address.peopleOfSchool.get(schoolId) ?? 0;
    address.peopleOfSchool.set(schoolId, before + 1);
    if (before < earning.peopleBefore) return;
    const room = now - address.earnedAt < earning.lasts ? address.room : 0;
    address.room = Math.min(earning.most, room + earning.perPerson);
    address.earnedAt = now;
  }

  #forgetPeople({ people, peopleOfSchool }: Address, now: number): void {
    for (const [key, { schoolId, since, hasEntered }] of people) {
      if (now - since < earning.againAfter && people.size < peoplePerAddress) return;
      people.delete(key);
      if (hasEntered) peopleOfSchool.set(schoolId, (peopleOfSchool.get(schoolId) ?? 1) - 1);
    }
  }

  #exhausted({ wrong }: Address): Error {
    const now = this.now();
    const nextToGo = wrong[Math.max(0, wrong.length - this.wrongPerMinute)] ?? now;
    return rateLimited(Math.max(1, Math.ceil((nextToGo + minute - now) / 1000)));
  }
}

/** A fault of our own: whoever tries again is not guessing. */
const isFault = (error: unknown) => !isRefusal(error) || error.status >= 500;

const busy = () => rateLimited(10);
