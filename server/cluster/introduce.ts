import type { Logger } from '#server/core/context.ts';
import type { Cluster, Topic } from './cluster.ts';
import { reachesProcess } from './reach-process.ts';

const arrived: Topic<string> = { name: 'arrived' };
const present: Topic<{ readonly address: string; readonly to: string }> = { name: 'present' };

/** Processes check that they reach each other: otherwise a wrong inner address would only show in a shared screen. */
export function introduce(cluster: Cluster, log: Logger): void {
  if (!cluster.isShared) return;
  const own = cluster.ownAddress();
  const look = async (address: string) => {
    if (address === own)
      log.warn(
        { address },
        'Two processes say that they are reached at one address, so a shared screen may be in both: give each an INTERNAL_URL of its own',
      );
    else if (!(await reachesProcess(address)))
      log.warn(
        { address },
        'Another process cannot be reached at its address inside, so a shared screen may be in both: look at INTERNAL_URL of that one',
      );
  };
  cluster.hear(arrived, (address) => {
    cluster.tell(present, { address: own, to: address });
    void look(address);
  });
  cluster.hear(present, ({ address, to }) => {
    if (to === own) void look(address);
  });
  cluster.tell(arrived, own);
}
