/** Holds the cropped picture until it is sent, because a machine's context cannot hold bytes. */
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
