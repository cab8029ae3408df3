import type { ThemeOptions } from '@mui/material/styles';
import { tone } from '../../status/tone';
import { color, motion, radius } from '../tokens';

/** What tells a state: chips, badges, notices, spinners and skeletons. */
export const status: ThemeOptions['components'] = {
  MuiChip: {
    styleOverrides: {
      root: {
        gap: 4,
        width: 'fit-content',
        height: 'auto',
        minHeight: 24,
        padding: '2px 10px',
        border: `1px solid ${tone.line}`,
        borderRadius: radius.full,
        color: tone.text,
        backgroundColor: tone.ground,
        fontSize: '0.75rem',
        fontWeight: 500,
        '&[data-tone="neutral"]:not(.MuiChip-sizeMedium)': { backgroundColor: 'transparent' },
        '& .MuiChip-icon': { margin: 0, color: 'inherit' },
        '& .MuiChip-label': { display: 'inline-flex', alignItems: 'center', minWidth: 0, padding: 0 },
        '& .MuiIconButton-root': { width: 24, height: 24, margin: '-4px -8px -4px 4px', color: 'inherit' },
        '&[data-quiet]': {
          minHeight: 0,
          padding: 0,
          borderColor: 'transparent',
          backgroundColor: 'transparent',
        },
        // A badge: one size up.
        '&.MuiChip-sizeMedium': {
          gap: 6,
          minHeight: 26,
          paddingLeft: 8,
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: 1.4,
        },
      },
    },
  },
  MuiBadge: {
    defaultProps: { color: 'secondary', max: 99 },
    styleOverrides: {
      badge: {
        top: 11,
        right: 10,
        boxSizing: 'content-box',
        minWidth: 16,
        height: 16,
        padding: '0 3px',
        border: `2px solid ${color.paper}`,
        fontSize: '0.625rem',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        transition: 'none',
      },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        color: color.ai,
        backgroundColor: color.aiTint,
        border: `1px solid ${color.line}`,
        fontSize: '0.9375rem',
        fontWeight: 650,
        transition: `border-color ${motion.quick}ms`,
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 12,
        padding: '10px 14px',
        border: `1px solid ${tone.line}`,
        color: color.ink,
        backgroundColor: tone.ground,
        fontSize: '0.875rem',
        '& > .MuiAlert-icon': { margin: 0, padding: 0, color: tone.text, opacity: 1 },
        '& > .MuiAlert-message': { flex: '1 1 200px', minWidth: 0, padding: 0 },
        '& > .MuiAlert-action': { margin: 0, padding: 0 },
      },
    },
  },
  MuiCircularProgress: { defaultProps: { color: 'inherit', disableShrink: true, thickness: 4.5 } },
  MuiSkeleton: {
    styleOverrides: {
      root: { flexShrink: 0, maxWidth: '100%', backgroundColor: color.line },
      circular: { borderRadius: radius.full },
      text: { height: '0.75em', marginBlock: '0.375em', borderRadius: 6, transform: 'none' },
    },
  },
};
