import './nonce';

// The page's frame of reference
export { UiProvider } from './ui-provider';
export { useThemeOf, type ThemeMode } from './theme/theme-mode';
export { color, fontFamily, fontSize, radius, type ColorName } from './theme/tokens';

// Texts
export { defineTexts, type Texts } from './texts/define-texts';
export { currentLanguage, languages, setLanguage, type Language } from './texts/i18n';
export type { Catalogue, TextKey, Translate } from './texts/texts.types';
export { RichText, type RichTextProps } from './texts/rich-text';

// Layout
export { Box } from './theme/styled';
export { Stack } from './layout/stack';
export { Row, type RowProps } from './layout/row';
export { Grid, type GridProps } from './layout/grid';
export type { LayoutProps, Responsive, Sx } from './layout/layout.types';
export { Page, type PageProps } from './layout/page';
export { Section, type SectionProps } from './layout/section';
export { Card, type CardProps } from './layout/card';
export { LinkCard, type LinkCardProps } from './layout/link-card';
export { ActionBar } from './layout/action-bar';
export { Divider } from './layout/divider';
export { VisuallyHidden } from './layout/visually-hidden';
export { SkipLink } from './layout/skip-link';

// Type
export { Heading, type HeadingProps } from './type/heading';
export { Text, type TextProps } from './type/text';
export type { TextTone, TextWeight } from './type/type.types';
export { JapaneseText } from './type/japanese-text';
export { LearnerText, type LearnerTextProps } from './type/learner-text';
export { MixedText, type MixedTextProps } from './type/mixed-text';
export { isJapanese } from './type/japanese';
export { Furigana, type FuriganaProps, type FuriganaSegment } from './type/furigana';
export { Headword, type HeadwordProps } from './type/headword';

// Actions
export { Button, type ButtonProps } from './actions/button';
export { LinkButton, type LinkButtonProps } from './actions/link-button';
export { IconButton, type IconButtonProps } from './actions/icon-button';
export { IconLink, type IconLinkProps } from './actions/icon-link';
export { ExternalLink, TextLink, type ExternalLinkProps } from './actions/text-link';
export { AudioButton, type AudioButtonProps } from './audio/audio-button';
export { soundKinds, type SoundKind } from './audio/sound-kinds';
export { stopSound } from './audio/audio-player';
export { SearchField, type SearchFieldProps } from './input/search-field';

// Status
export type { Tone } from './status/tone';
export { Chip, type ChipProps } from './status/chip';
export { StatusBadge, type StatusBadgeProps } from './status/status-badge';
export { CountBadge } from './status/count-badge';

// Feedback
export { notify } from './snackbar/notify';
export type { ToastAction } from './snackbar/toast-queue';
export { Spinner, type SpinnerProps } from './feedback/spinner';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { SkeletonGroup, type SkeletonGroupProps } from './feedback/skeleton-group';
export { SkeletonForm, SkeletonList, SkeletonStats, SkeletonText } from './feedback/skeleton-shapes';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorState, type ErrorStateProps } from './feedback/error-state';
export { Drawing, type DrawingName } from './feedback/drawing';
export { Notice, type NoticeProps } from './feedback/notice';
export { Panel, type PanelProps } from './feedback/panel';
export { LiveText, type LiveTextProps } from './feedback/live-text';

// What floats
export { Dialog, type DialogProps } from './overlay/dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog';
export { Menu, type MenuProps, type MenuTriggerProps } from './overlay/menu';
export type { MenuItem } from './overlay/menu-entry';
export { Popover, type PopoverProps } from './overlay/popover';
export { Drawer, type DrawerProps } from './overlay/drawer';
export { Tooltip, type TooltipProps } from './overlay/tooltip';

// Navigation
export { Tabs, type TabItem, type TabsProps } from './navigation/tabs';
export { TabPanel, type TabPanelProps } from './navigation/tab-panel';

// Marks
export { Icon, type IconProps } from './icons/icon';
export { PathIcon, type PathIconProps } from './icons/path-icon';
export type { IconName } from './icons/icon-paths';
export { BrandMark, type BrandMarkProps } from './brand/brand-mark';
export { Wordmark } from './brand/wordmark';

// Hooks
export { isComposing, isSubmitKey } from './hooks/composing';
export { useDocumentTitle } from './hooks/use-document-title';
export { useEscape } from './hooks/use-escape';
export { useOnline } from './hooks/use-online';
export { useWidthFrom } from './hooks/use-width';
