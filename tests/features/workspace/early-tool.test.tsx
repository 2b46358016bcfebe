import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberTool, toolOf } from '#src/features/workspace/early-tool.ts';
import { forgetPerson } from '#src/lib/person-storage.ts';

/** A browser's storage, as far as it is asked. */
function storage(first: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(first));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

describe('the tool that an address is known to have', () => {
  beforeEach(() => void storage());
  afterEach(() => vi.unstubAllGlobals());

  it('is remembered of tabs of their own alone [CW-06]', () => {
    rememberTool('/workspace/studio/15', 'blocks');
    rememberTool('/workspace/project/22', 'python');
    rememberTool('/mylearning/project/22', 'python');
    expect(toolOf('/workspace/studio/15')).toBe('blocks');
    expect(toolOf('/workspace/project/22')).toBe('python');
    expect(toolOf('/mylearning/project/22')).toBeUndefined();
    rememberTool('/workspace/studio/15', 'painting');
    expect(toolOf('/workspace/studio/15')).toBe('painting');
  });

  it('is forgotten after fifty others [CW-06]', () => {
    for (let id = 1; id <= 51; id += 1) rememberTool(`/workspace/studio/${id}`, 'blocks');
    expect(toolOf('/workspace/studio/1')).toBeUndefined();
    expect(toolOf('/workspace/studio/51')).toBe('blocks');
  });

  it.each(['{', '7', '[7,null]', '[["/workspace/studio/15","../../elsewhere"]]'])(
    'is none where the storage holds %s [CW-06]',
    (text) => {
      storage({ 'banyan.tools': text });
      expect(toolOf('/workspace/studio/15')).toBeUndefined();
    },
  );

  it('is forgotten when somebody signs out [CW-06]', () => {
    rememberTool('/workspace/studio/15', 'blocks');
    forgetPerson(7);
    expect(toolOf('/workspace/studio/15')).toBeUndefined();
  });

  it('is none where there is no storage [CW-06]', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberTool('/workspace/studio/15', 'blocks');
    expect(toolOf('/workspace/studio/15')).toBeUndefined();
  });
});
