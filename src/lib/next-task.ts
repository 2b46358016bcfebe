/**
 * Lets the browser paint and answer what the reader does before the work goes on: long work is done in pieces. A page
 * that nobody looks at is not slowed down by it, as it would be by a timer.
 */
export function nextTask(): Promise<void> {
  const { scheduler }: { scheduler?: { yield?: () => Promise<void> } } = globalThis;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const goOn = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', goOn, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
