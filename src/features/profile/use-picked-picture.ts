import { useEffect, useState } from 'react';
import type { OpenProfile } from './use-profile.ts';

/** Holds the chosen file and its crop, because the machine cannot hold bytes. */
export function usePickedPicture({ view, send, shelf }: OpenProfile) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (preview !== null) return () => URL.revokeObjectURL(preview);
  }, [preview]);
  return {
    file: view.picture === 'cutting' ? file : null,
    preview: view.picture === 'cut' ? preview : null,
    choose: (next: File) => {
      setFile(next);
      send({ type: 'picture.choose', name: next.name, size: next.size });
    },
    take: (photo: Blob) => {
      shelf.put(photo);
      setPreview(URL.createObjectURL(photo));
      send({ type: 'picture.cut' });
    },
    drop: () => send({ type: 'picture.drop' }),
    refuse: () => send({ type: 'picture.unreadable', name: file?.name ?? '' }),
  };
}
