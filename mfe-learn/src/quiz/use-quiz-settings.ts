import { useGetSettingsQuery, type AccountSettings } from '@kotoba/api-client';

type QuizSettings = Pick<AccountSettings, 'autoAdvance' | 'autoplay'>;

/** What a new account has; a quiz never waits for settings, nor fails with them. */
const defaults: QuizSettings = { autoAdvance: true, autoplay: false };

/** The learner's choices that a quiz follows. */
export function useQuizSettings(): QuizSettings {
  const { data } = useGetSettingsQuery();
  return data ?? defaults;
}
