type Attributes = Readonly<Record<string, string | boolean>>;

/** `true` and `false` set or leave out an attribute without a value. */
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

export function signButton(sign: string, label: string, press: () => void): HTMLButtonElement {
  const button = el('button', { type: 'button', class: 'sign', 'aria-label': label, title: label }, [
    el('span', { 'aria-hidden': 'true' }, [sign]),
  ]);
  button.addEventListener('click', press);
  return button;
}
