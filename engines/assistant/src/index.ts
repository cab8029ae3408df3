/** Answers learners: the assistant on board, and one behind any OpenAI-compatible server. */
export type {
  Action,
  Assistant,
  LearnerRecord,
  OwnWord,
  Question,
  Reply,
  ShownCard,
  Thread,
} from './assistant';
export { MOST_OWN_WORDS } from './assistant';
export { createEmbeddedAssistant } from './embedded/embedded-assistant';
export { createRemoteAssistant } from './remote/remote-assistant';
