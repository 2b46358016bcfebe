import { DisconnectReason, LocalVideoTrack, Room, RoomEvent, Track } from 'livekit-client';
import type { ShareMode } from '#machines/screen-share/share-host/share-host.types.ts';
import { readEnding } from '../livekit-ending.ts';
import type { ScreenOutlet, TellHost } from './screen-outlet.ts';

const encoding = { maxBitrate: 800_000, maxFramerate: 10 };

export class LivekitOutlet implements ScreenOutlet {
  readonly #url: string;
  readonly #tell: TellHost;
  readonly #screen: MediaStreamTrack;
  readonly #track: LocalVideoTrack;
  #room: Room | null = null;
  #drawing: MediaStreamTrack | null = null;

  constructor(url: string, screen: MediaStreamTrack, tell: TellHost) {
    this.#url = url;
    this.#tell = tell;
    // A pause blackens the sent track, so the host's preview needs another one.
    this.#screen = screen.clone();
    this.#track = new LocalVideoTrack(this.#screen, undefined, true);
    this.#track.source = Track.Source.ScreenShare;
  }

  connect(pass: string): void {
    void this.#room?.disconnect(false);
    const room = new Room({ stopLocalTrackOnUnpublish: false });
    this.#room = room;
    const isCurrent = () => this.#room === room;
    const tellNames = () => {
      const names = [...room.remoteParticipants.values()].map(({ name, identity }) => name ?? identity);
      this.#tell({ type: 'viewers.changed', names: [...new Set(names)].toSorted(), hands: [] });
    };
    room
      .on(RoomEvent.ParticipantConnected, tellNames)
      .on(RoomEvent.ParticipantDisconnected, tellNames)
      .on(RoomEvent.DataReceived, (bytes, from) => {
        const reason = readEnding(bytes, from);
        if (!reason || !isCurrent()) return;
        this.stop();
        this.#tell({ type: 'relay.ended', reason });
      })
      .on(RoomEvent.Disconnected, (why) => {
        if (!isCurrent() || why === DisconnectReason.CLIENT_INITIATED) return;
        if (why === DisconnectReason.DUPLICATE_IDENTITY)
          this.#tell({ type: 'relay.ended', reason: 'elsewhere' });
        else this.#tell({ type: 'relay.lost' });
      });
    const open = async () => {
      await room.connect(this.#url, pass, { autoSubscribe: false });
      await room.localParticipant.publishTrack(this.#track, {
        source: Track.Source.ScreenShare,
        screenShareEncoding: encoding,
        simulcast: false,
        videoCodec: 'h264',
      });
      this.#tell({ type: 'relay.opened' });
      tellNames();
    };
    open().catch(() => isCurrent() && this.#tell({ type: 'relay.lost' }));
  }

  setMode(mode: ShareMode): void {
    const change = async () => {
      if (mode === 'paused') await this.#track.mute();
      else await this.#track.unmute();
      if (mode === 'sending' && this.#drawing) {
        await this.#track.replaceTrack(this.#screen, true);
        this.#drawing.stop();
        this.#drawing = null;
      }
    };
    change().catch(() => this.#tell({ type: 'relay.lost' }));
  }

  /** The track is sent by itself. */
  send(frame: VideoFrame): void {
    frame.close();
  }

  draw(canvas: HTMLCanvasElement): void {
    if (this.#drawing) return;
    const [drawing] = canvas.captureStream(encoding.maxFramerate).getVideoTracks();
    if (!drawing) return;
    this.#drawing = drawing;
    this.#track.replaceTrack(drawing, true).catch(() => this.#tell({ type: 'relay.lost' }));
  }

  stop(): void {
    const room = this.#room;
    this.#room = null;
    void room?.disconnect(false);
    this.#drawing?.stop();
    this.#screen.stop();
  }
}
