import { isPracticeMode } from './modes';
import { t } from './texts';

/** A session's mode in words; unknown values act as Topic Mode, and no session is Practice Mode. Source: document 2, section 4. */
export function modeName(mode: number | undefined): string {
  if (mode === undefined) return t('modeName.none');
  return isPracticeMode(mode) ? t(`modeName.${mode}`) : t('modeName.0');
}
