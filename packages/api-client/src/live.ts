// What goes on beside the screens once the first one stands
export { readEventStream } from './events/read-event-stream';
export { startLiveUpdates } from './events/live-updates';
export {
  noteOutbox,
  startNoteSender,
  useNoteOutbox,
  type NoteOutboxActions,
  type Sending,
  type UnsentNote,
} from './outbox/note-outbox';
