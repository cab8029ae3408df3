import { useGetSettingsQuery } from '../generated/endpoints';

/** Whether the learner wants kana above kanji; yes until the settings are known, and where they cannot be. */
export const useReadings = (): boolean => useGetSettingsQuery().data?.furigana ?? true;
