/**
 * Why a text cannot be spoken:
 * NO_SOUND the text has nothing to pronounce · TOO_LONG over MAX_TEXT_LENGTH · NOT_INSTALLED no engine for the language
 * on this machine · PREPARING the engine is being built · FAILED the engine broke, hung or answered with silence.
 */
export type SpeechFailure = 'NO_SOUND' | 'TOO_LONG' | 'NOT_INSTALLED' | 'PREPARING' | 'FAILED';

/** The one error of this area. `message` is written for the learner. */
export class SpeechUnavailable extends Error {
  override readonly name = 'SpeechUnavailable';

  constructor(
    readonly code: SpeechFailure,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message, options);
  }
}
