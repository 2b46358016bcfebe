import * as v from 'valibot';

/** What Scratch needs to open a project. It reads the parts of blocks that it understands. */

const name = v.string();
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/i));
const costume = v.looseObject({
  assetId: hash,
  name,
  dataFormat: v.picklist(['png', 'svg', 'jpeg', 'jpg', 'bmp', 'gif']),
});
const sound = v.looseObject({ assetId: hash, name, dataFormat: v.optional(v.string()) });
const target = v.looseObject({
  name,
  isStage: v.boolean(),
  blocks: v.record(v.string(), v.union([v.looseObject({ opcode: v.string() }), v.array(v.unknown())])),
  variables: v.record(v.string(), v.array(v.unknown())),
  lists: v.optional(v.record(v.string(), v.array(v.unknown()))),
  costumes: v.pipe(v.array(costume), v.minLength(1)),
  sounds: v.array(sound),
});
const project = v.looseObject({
  targets: v.pipe(
    v.array(target),
    v.check((targets) => targets.filter(({ isStage }) => isStage).length === 1),
  ),
  meta: v.looseObject({ semver: v.pipe(v.string(), v.regex(/^3\.\d+\.\d+$/)) }),
});

/** Scratch 2 has these names for figures and stage. */
const former = v.looseObject({ objName: v.string(), costumes: v.optional(v.array(v.looseObject({}))) });

type Answer = (error: object | null, value?: object) => void;

export function checkProject(isSprite: boolean, value: unknown, answer: Answer): void {
  if (v.is(isSprite ? v.omit(target, ['isStage']) : project, value))
    return answer(null, Object.assign(value, { projectVersion: 3 }));
  if (v.is(former, value)) return answer(null, Object.assign(value, { projectVersion: 2 }));
  answer({ validationError: 'Not a project of Scratch.' });
}
