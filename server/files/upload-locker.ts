import { type Lock, type Locker, MemoryLocker, type RequestRelease } from '@tus/server';
import type { Cluster, Topic } from '#server/cluster/cluster.ts';

/** Another process wants to continue an upload: its writer lets go. */
const wanted: Topic<string> = { name: 'upload-wanted' };

const againMilliseconds = 100;
const renewMilliseconds = 5_000;

const nameOf = (id: string) => `upload:${id}`;

/** One writer an upload over all processes: a browser may continue at one while another still waits for its bytes. */
export class UploadLocker implements Locker {
  readonly #own = new MemoryLocker();
  readonly #writing = new Map<string, RequestRelease>();
  readonly #cluster: Cluster;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
    if (!cluster.isShared) return;
    cluster.hear(wanted, (id) => void this.#writing.get(id)?.());
    setInterval(() => cluster.renew([...this.#writing.keys()].map(nameOf)), renewMilliseconds).unref();
  }

  newLock(id: string): Lock {
    const own = this.#own.newLock(id);
    if (!this.#cluster.isShared) return own;
    return {
      lock: async (stop, letGo) => {
        await own.lock(stop, letGo);
        try {
          await this.#claim(id, stop);
        } catch (error) {
          await own.unlock();
          throw error;
        }
        this.#writing.set(id, letGo);
      },
      unlock: async () => {
        this.#writing.delete(id);
        this.#cluster.release(nameOf(id));
        await own.unlock();
      },
    };
  }

  async #claim(id: string, stop: AbortSignal): Promise<void> {
    while ((await this.#cluster.claim(nameOf(id))) !== this.#cluster.ownAddress()) {
      if (stop.aborted) throw new Error('The request is over.');
      this.#cluster.mention(wanted, id);
      await new Promise((resolve) => setTimeout(resolve, againMilliseconds));
    }
  }
}
