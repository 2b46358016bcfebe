/**
 * Removes frames from a student's page before they load. Policy and sandbox apply to nested frames too, but browsers'
 * policies do not cover WebRTC yet, and each frame has the classes that this page removed. Observers run before a
 * frame's page starts, because that takes a turn of the event loop.
 */
export function keepFramesOut(): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) removeFrames(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  // Only an observer of its own sees into a shadow root.
  const plain = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow');
  replace(Element.prototype, 'attachShadow', function (this: unknown, init: unknown) {
    const shadow: ShadowRoot = Reflect.apply(plain?.value, this, [init]);
    observer.observe(shadow, { childList: true, subtree: true });
    return shadow;
  });
  // These make shadow roots from text, which no observer sees.
  replace(Element.prototype, 'setHTMLUnsafe', undefined);
  replace(ShadowRoot.prototype, 'setHTMLUnsafe', undefined);
  for (const name of ['write', 'writeln'] as const) {
    const write = Object.getOwnPropertyDescriptor(Document.prototype, name);
    replace(document, name, (...texts: unknown[]) => {
      const safe = texts.join('').replaceAll(/shadowroot/gi, 'data-root');
      Reflect.apply(write?.value, document, [safe]);
    });
  }
}

const frames = 'iframe, frame, object, embed, fencedframe, portal';

function removeFrames(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.matches(frames)) node.remove();
  else for (const frame of node.querySelectorAll(frames)) frame.remove();
}

function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false });
}
