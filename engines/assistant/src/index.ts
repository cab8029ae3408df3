/** Answers learners: the assistant on board, and one behind any OpenAI-compatible server. */
export type { Assistant, Question, Reply, ReplyCard, ShownCard, Thread, ThreadMessage } from './assistant';
export { createEmbeddedAssistant } from './embedded/embedded-assistant';
export { createRemoteAssistant, type RemoteOptions } from './remote/remote-assistant';
