import type { Server } from 'socket.io';
import type { Logger } from '#server/core/context.ts';
import type { Cluster, OtherHint, Question, Topic } from './cluster.ts';
import { connectRedis } from './redis-client.ts';
import { createStreamsAdapter, newestEntry } from './streams-adapter.ts';

interface Options {
  readonly redisUrl: string;
  /** The same for all processes of an installation, and for no other. */
  readonly name: string;
  readonly ownAddress: () => string;
  readonly log: Logger;
}

/** No browser is in this channel: it carries messages between processes. */
const ownChannel = 'processes';
const answerMilliseconds = 1000;
/** Holders renew their claims every five seconds. */
const claimMilliseconds = 15_000;

/** Claims the thing, or returns its holder. */
const claimScript = `
  local holder = redis.call('get', KEYS[1])
  if holder and holder ~= ARGV[1] then return holder end
  redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
  return ARGV[1]`;
const disownScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

const caughtUp: Topic<null> = { name: 'caught-up' };

/** Processes that talk through Redis: sockets and messages over a stream, questions by publish and subscribe. */
export async function openRedisCluster({ redisUrl, name, ownAddress, log }: Options): Promise<Cluster> {
  const client = await connectRedis(redisUrl, log);
  const prefix = `banyan:${name}`;
  const listeners = new Map<string, ((content: unknown) => void)[]>();
  const answers = new Map<string, (asked: unknown) => unknown>();
  const hintListeners: ((hint: OtherHint) => void)[] = [];
  const catchUp: (() => void)[] = [];
  let io: Server | null = null;
  let isBehind = false;

  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      log.error({ err: error }, 'What another process told could not be taken in');
    }
  };
  const deliver = (topic: string, content: unknown) => {
    for (const listener of listeners.get(topic) ?? []) guarded(() => listener(content));
  };
  const onSent = (sent: OtherHint) => {
    if (sent.to.includes(ownChannel)) deliver(sent.name, sent.content);
    else for (const listener of hintListeners) guarded(() => listener(sent));
  };
  const adapter = createStreamsAdapter({
    client,
    prefix,
    since: await newestEntry(client, prefix),
    onSent,
    onLost: () => {
      isBehind = true;
    },
  });
  const hear = <Content>({ name: topic }: Topic<Content>, listener: (content: Content) => void) => {
    const others = listeners.get(topic) ?? [];
    listeners.set(topic, [...others, listener as (content: unknown) => void]);
  };
  const tell = <Content>(topic: Topic<Content>, content: Content) => {
    io?.to(ownChannel).emit(topic.name, content);
  };
  const lookAgain = () => {
    for (const listener of catchUp) guarded(listener);
  };
  hear(caughtUp, lookAgain);
  // Other processes missed what this one could not send, and this one missed theirs.
  client.on('ready', () => {
    isBehind = false;
    lookAgain();
    tell(caughtUp, null);
  });
  // Redis took too long for an entry without being away.
  const round = setInterval(() => {
    if (!isBehind || !client.isReady) return;
    isBehind = false;
    tell(caughtUp, null);
  }, answerMilliseconds).unref();

  const keyOf = (thing: string) => `${prefix}:has:${thing}`;
  const unlessAway = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (!client.isReady) return otherwise;
    const late = new Promise<T>((resolve) => {
      setTimeout(() => resolve(otherwise), answerMilliseconds).unref();
    });
    return Promise.race([work().catch(() => otherwise), late]);
  };

  return {
    isShared: true,
    ownAddress,
    attach: (server) => {
      io = server;
      server.adapter(adapter as never);
      server.on('mention', deliver);
      server.on('ask', (question: string, asked: unknown, reply: (answer: unknown) => void) =>
        reply(answers.get(question)?.(asked) ?? null),
      );
    },
    tell,
    mention: ({ name: topic }, content) => {
      if (client.isReady) io?.serverSideEmit('mention', topic, content);
    },
    hear,
    hearHints: (listener) => hintListeners.push(listener),
    whenCaughtUp: (listener) => catchUp.push(listener),
    ask: <Asked, Answer>({ name: question }: Question<Asked, Answer>, asked: Asked) =>
      unlessAway<readonly Answer[]>(
        () =>
          new Promise((resolve) => {
            // On a timeout the answers that came are passed with the error.
            const take = (_error: unknown, given: (Answer | null)[] = []) =>
              resolve(given.filter((each) => each !== null));
            io?.serverSideEmit('ask', question, asked, take);
          }),
        [],
      ),
    answer: ({ name: question }, answer) => {
      answers.set(question, answer as (asked: unknown) => unknown);
    },
    claim: (thing) =>
      unlessAway(async () => {
        const holder = await client.eval(claimScript, {
          keys: [keyOf(thing)],
          arguments: [ownAddress(), String(claimMilliseconds)],
        });
        return typeof holder === 'string' ? holder : ownAddress();
      }, ownAddress()),
    renew: (things) => {
      for (const thing of things)
        void unlessAway(() => client.set(keyOf(thing), ownAddress(), { PX: claimMilliseconds }), null);
    },
    disown: async (thing, holder) => {
      await unlessAway(() => client.eval(disownScript, { keys: [keyOf(thing)], arguments: [holder] }), null);
    },
    release: (thing) => {
      void unlessAway(
        () => client.eval(disownScript, { keys: [keyOf(thing)], arguments: [ownAddress()] }),
        null,
      );
    },
    close: async () => {
      clearInterval(round);
      client.destroy();
    },
  };
}
