import './nonce';

// The page's frame of reference
export { UiProvider } from './ui-provider';
export { useThemeOf, type ThemeMode } from './theme/theme-mode';
export { color, fontFamily, fontSize, radius, type ColorName } from './theme/tokens';

// Texts
export { currentLanguage, defineTexts, setLanguage, type Language } from './texts/define-texts';
export { RichText } from './texts/rich-text';

// Layout
export { Box } from './theme/styled';
export { ActionBar, Grid, Row, Stack, VisuallyHidden } from './layout/layout';
export { Page, Section, SkipLink, useDocumentTitle } from './layout/page';
export { Card, type CardProps } from './layout/card';

// Type
export { Heading, isJapanese, JapaneseText, LearnerText, MixedText, Text } from './type/text';
export {
  ASKED,
  ASKS,
  ReadingAids,
  readingAidsOf,
  useReadingAids,
  type ReadingSettings,
} from './type/reading-aids';
export { Reading, ReadingBeside } from './type/reading-beside';
export { Furigana, Headword, type FuriganaSegment } from './type/headword';

// Actions
export { Button, LinkButton } from './actions/button';
export { IconButton, IconLink } from './actions/icon-button';
export { ExternalLink, TextLink } from './actions/text-link';
export { AudioButton } from './audio/audio-button';
export type { SoundKind } from './audio/use-sound';
export { SearchField } from './input/search-field';

// Status
export { Chip, CountBadge, StatusBadge } from './status/status';
export type { Tone } from './status/tone';
export { default as Avatar } from '@mui/material/Avatar';

// Feedback
export { notify, type ToastAction } from './snackbar/notify';
export { Spinner } from './feedback/progress';
export {
  Skeleton,
  SkeletonForm,
  SkeletonGroup,
  SkeletonList,
  SITTING_ROOM,
  SkeletonSitting,
  SkeletonText,
} from './feedback/skeleton';
export { EmptyState, ErrorState, Panel } from './feedback/states';
export { Drawing, type DrawingName } from './feedback/drawing';
export { LiveText, Notice } from './feedback/notice';
export { lazyPart, type PartModule } from './feedback/lazy-part';

// What floats
export { ConfirmDialog, Dialog, Drawer, Menu, Popover } from './overlay/overlays';
export { warmFloating } from './overlay/use-floating';
export { lazyDialog } from './overlay/lazy-dialog';
export type { MenuItem, MenuTriggerProps } from './overlay/overlays';

// Marks
export { Icon, PathIcon } from './icons/icon';
export type { IconName } from './icons/icon-paths';
export { BrandMark, Wordmark } from './brand/brand';

// Hooks
export { isComposing } from './hooks/composing';
export { useOnline, useWidthFrom } from './hooks/window';
