/** Lets the browser paint and respond within long work. Unlike a timer, it stays fast in a hidden tab. */
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
