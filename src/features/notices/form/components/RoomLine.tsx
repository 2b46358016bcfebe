import HardDrive from 'lucide-react/icons/hard-drive';
import { useEffect, useState } from 'react';
import { roomMessages as messages } from '#src/lib/upload/room-messages.en.ts';
import { metWords, nearWords } from '#src/lib/upload/room-words.ts';
import { useUploads } from '#src/lib/upload/uploads-context.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { css } from '#styled/css';
import { useForm } from '../form-context.ts';
import { formMessages } from '../messages.en.ts';
import type { FileRoom } from '../read-room.ts';

const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  textStyle: 'small',
  color: 'text.muted',
  '& > svg': { flexShrink: '0', width: '4', height: '4', marginBlockStart: '0.5' },
});

/** Says how much room for files is left when it is little. It loads at first and after each finished file. */
export function RoomLine() {
  const settled = useUploads(({ summary }) => summary.ready + summary.failed);
  const [room, setRoom] = useState<FileRoom | null>(null);
  return (
    <>
      <Reading key={settled} onRead={setRoom} />
      {room && <Words room={room} />}
    </>
  );
}

/** If the server does not answer, the last words stay. */
function Reading({ onRead }: { readonly onRead: (room: FileRoom) => void }) {
  const { readRoom } = useForm();
  useEffect(() => {
    const reading = new AbortController();
    readRoom(reading.signal).then(onRead, () => undefined);
    return () => reading.abort();
  }, [readRoom, onRead]);
  return null;
}

function Words({ room: { nearest, isDiskFull } }: { readonly room: FileRoom }) {
  if (isDiskFull)
    return (
      <Banner tone="warning" announce="polite" title={messages.diskFull} text={formMessages.noRoom.disk} />
    );
  if (nearest === null) return null;
  if (nearest.left === 0)
    return (
      <Banner tone="warning" announce="polite" title={metWords(nearest)} text={formMessages.noRoom.limit} />
    );
  return (
    <p className={line} role="status">
      <HardDrive aria-hidden="true" />
      {nearWords(nearest)}
    </p>
  );
}
