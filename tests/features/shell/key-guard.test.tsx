import { afterEach, describe, expect, it } from 'vitest';
import { allowShortcuts, areShortcutsAllowed, guardContextMenu, guardKey } from '#src/lib/key-guard.ts';

const page = document.createElement('div');
const field = document.createElement('input');
const workspace = document.createElement('div');
workspace.dataset['ownKeys'] = '';
const inWorkspace = workspace.appendChild(document.createElement('span'));

const key = (name: string, more: Partial<Parameters<typeof guardKey>[0]> = {}) => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: page,
  ...more,
});

describe('keys of the browser in the main layout', () => {
  it.each([
    ['F5', key('F5'), 'refresh'],
    ['Ctrl+R', key('r', { ctrlKey: true }), 'refresh'],
    ['Ctrl+Shift+R', key('R', { ctrlKey: true }), 'refresh'],
    ['Ctrl+P', key('p', { ctrlKey: true }), 'shortcut'],
    ['Ctrl+C on the page', key('c', { ctrlKey: true }), 'shortcut'],
  ])('%s is held back [QC-38, ML-10]', (_, event, verdict) => {
    expect(guardKey(event)).toBe(verdict);
  });

  it.each([
    ['a letter', key('r')],
    ['Ctrl alone', key('Control', { ctrlKey: true })],
    ['zooming in', key('+', { ctrlKey: true })],
    ['zooming out', key('-', { ctrlKey: true })],
    ['zoom back', key('0', { ctrlKey: true })],
    ['Ctrl+arrow', key('ArrowLeft', { ctrlKey: true })],
    ['Ctrl+Home', key('Home', { ctrlKey: true })],
    ['Ctrl+End', key('End', { ctrlKey: true })],
    ['AltGr', key('@', { ctrlKey: true, altKey: true })],
    ['the Command key', key('r', { ctrlKey: true, metaKey: true })],
    ['a letter being composed', key('क', { ctrlKey: true, isComposing: true })],
    ['Ctrl+C in a field', key('c', { ctrlKey: true, target: field })],
    ['F5 in a field', key('F5', { target: field })],
    ['Ctrl+S in the coding workspace', key('s', { ctrlKey: true, target: inWorkspace })],
    ['a shortcut of our own', key('k', { ctrlKey: true, defaultPrevented: true })],
  ])('%s passes [QC-38]', (_, event) => {
    expect(guardKey(event)).toBeNull();
  });
});

describe('what is selected', () => {
  afterEach(() => getSelection()?.removeAllRanges());
  const select = () => {
    const words = document.body.appendChild(document.createElement('p'));
    words.textContent = 'worth quoting';
    getSelection()?.selectAllChildren(words);
  };

  it('is copied by Ctrl+C and by the context menu; other keys are held back as before [QC-38, ML-10]', () => {
    select();
    expect(guardKey(key('c', { ctrlKey: true }))).toBeNull();
    expect(guardKey(key('C', { ctrlKey: true }))).toBeNull();
    expect(guardKey(key('Insert', { ctrlKey: true }))).toBeNull();
    expect(guardKey(key('p', { ctrlKey: true }))).toBe('shortcut');
    expect(
      guardContextMenu({ button: 2, pointerType: 'mouse', defaultPrevented: false, target: page }),
    ).toBeNull();
  });
});

describe('the context menu', () => {
  const menu = (more: Partial<Parameters<typeof guardContextMenu>[0]> = {}) => ({
    button: 2,
    pointerType: 'mouse',
    defaultPrevented: false,
    target: page,
    ...more,
  });
  it('of the mouse is held back [QC-38, ML-10]', () => {
    expect(guardContextMenu(menu())).toBe('contextMenu');
  });
  it.each([
    ['opened by the keyboard', menu({ button: 0, pointerType: '' })],
    ['of a long press', menu({ pointerType: 'touch', button: 0 })],
    ['in a field', menu({ target: field })],
  ])('%s passes [QC-38]', (_, event) => {
    expect(guardContextMenu(event)).toBeNull();
  });
});

describe('the wish to keep the keys', () => {
  afterEach(() => localStorage.clear());
  it('is remembered on this device, and off at first [QC-38]', () => {
    expect(areShortcutsAllowed()).toBe(false);
    allowShortcuts(true);
    expect(areShortcutsAllowed()).toBe(true);
    allowShortcuts(false);
    expect(areShortcutsAllowed()).toBe(false);
  });
});
