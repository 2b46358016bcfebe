type Attributes = Readonly<Record<string, string | boolean>>;

/** An element with its attributes and children; `true` and `false` set or leave out a bare attribute. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(key, value === true ? '' : value);
  element.append(...children);
  return element;
}

/** A button that shows a sign and is named by a text. */
export function signButton(sign: string, label: string, press: () => void): HTMLButtonElement {
  const button = el('button', { type: 'button', class: 'sign', 'aria-label': label, title: label }, [
    el('span', { 'aria-hidden': 'true' }, [sign]),
  ]);
  button.addEventListener('click', press);
  return button;
}
