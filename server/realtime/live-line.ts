import type { Server as HttpServer } from 'node:http';
import type { Cluster } from '#server/cluster/cluster.ts';
import type { Config } from '#server/core/config.ts';

/** True for the people whose place in a school changed. */
export type IsMoved = (person: { readonly id: number; readonly school: { readonly id: number } }) => boolean;

/** A room's own connections beside the sockets, such as those of shared screens. They end with their sessions. */
export interface LiveLine {
  endSessions(sessionIds: readonly string[]): void;
  peopleMoved(isMoved: IsMoved): void;
  close(): void;
}

/** A room's calls find its line by `app.lines.of(key)`. */
export interface LineKey<Line extends LiveLine> {
  readonly name: string;
  readonly line?: Line;
}

export interface LineOpener<Line extends LiveLine = LiveLine> {
  readonly key: LineKey<Line>;
  open(http: HttpServer, config: Config, cluster: Cluster): Line;
}

export class LiveLines {
  readonly #lines = new Map<string, LiveLine>();

  constructor(openers: readonly LineOpener[], http: HttpServer, config: Config, cluster: Cluster) {
    for (const opener of openers) this.#lines.set(opener.key.name, opener.open(http, config, cluster));
  }

  /** Throws for a line that no room hands out. */
  of<Line extends LiveLine>({ name }: LineKey<Line>): Line {
    const line = this.#lines.get(name);
    if (!line) throw new Error(`No room hands out the line ${name}.`);
    return line as Line;
  }

  all(): readonly LiveLine[] {
    return [...this.#lines.values()];
  }
}
