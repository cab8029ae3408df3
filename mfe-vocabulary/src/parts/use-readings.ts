import { useGetSettingsQuery } from '@kotoba/api-client';

/** Whether the learner wants kana above kanji; yes until the settings are known, and where they cannot be. */
export const useReadings = (): boolean => useGetSettingsQuery().data?.furigana ?? true;
