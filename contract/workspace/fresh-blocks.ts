/**
 * Pictures and sounds that nobody added: those of the project that the tool begins with, and Scratch's empty picture.
 * A test holds them equal to the library of the tool.
 */
export const freshAssets: ReadonlySet<string> = new Set([
  'c4bb4f4dfab2ba7df3c8e5eb6be1ef9a',
  'f6d9b49de25036a0f9d98d72f95b01b9',
  'f887588af4bce88d87008dbbaf72a3d0',
  '5db533b930073f26c9f3a124c6e7b243',
  'cd21514d0531fdffb22204e0ec5ed84a',
]);
