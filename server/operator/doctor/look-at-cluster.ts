import { reachesProcess } from '#server/cluster/reach-process.ts';
import { redisProblem } from '#server/cluster/redis-client.ts';
import type { Config } from '#server/core/config.ts';
import { type Finding, fine, wrong } from './finding.ts';

/** Checks what several processes share. `runs`: a server is at the port. */
export async function lookAtCluster(
  { cluster }: Pick<Config, 'cluster'>,
  runs: boolean,
): Promise<readonly Finding[]> {
  if (!cluster) return [];
  const { redisUrl, internalUrl } = cluster;
  const problem = await redisProblem(redisUrl);
  const found = [
    problem === null
      ? fine('Redis', 'It answers.')
      : wrong(
          'Redis',
          `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`,
          'See what the sentence says.',
        ),
  ];
  // While the server is stopped, nobody could answer.
  if (internalUrl && runs && !(await reachesProcess(internalUrl)))
    found.push(
      wrong(
        'Redis',
        `No process of ours answers at INTERNAL_URL, ${internalUrl}: a shared screen would not be found.`,
        'Name the address at which the other processes reach this one.',
      ),
    );
  return found;
}
