import { namedMode } from './modes';
import { t } from './texts';

/** A session's mode in words; no session is Practice Mode. Source: LEARN-2. */
export const modeName = (mode: number | undefined): string =>
  mode === undefined ? t('modeName.none') : t(`modeName.${namedMode(mode)}`);
