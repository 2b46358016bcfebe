/** Holds the cut picture until it is sent: bytes do not belong into a machine's context. */
export interface PhotoShelf {
  readonly put: (photo: Blob | null) => void;
  readonly photo: () => Blob | null;
}

export function createPhotoShelf(): PhotoShelf {
  let kept: Blob | null = null;
  return {
    put: (photo) => {
      kept = photo;
    },
    photo: () => kept,
  };
}
