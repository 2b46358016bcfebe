/**
 * Takes frames out of a student's page before they load. Policy and sandbox hold in frames below too, but for one
 * thing: browsers do not know the policy's word for WebRTC yet, and each frame has the classes that this page was freed
 * of. Observers are called before a frame's own page begins, as that takes a turn of the event loop.
 */
export function keepFramesOut(): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) removeFrames(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  // What is in a shadow is seen by observers of its own.
  const plain = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow');
  replace(Element.prototype, 'attachShadow', function (this: unknown, init: unknown) {
    const shadow: ShadowRoot = Reflect.apply(plain?.value, this, [init]);
    observer.observe(shadow, { childList: true, subtree: true });
    return shadow;
  });
  // These make shadows from text, which nothing sees.
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
