import type { ThemeOptions } from '@mui/material/styles';
import { color, motion, radius } from '../tokens';

const quickly = (...properties: string[]) =>
  properties.map((property) => `${property} ${motion.quick}ms ${motion.easing}`).join(', ');

const resting = { cursor: 'default', color: color.inkSoft, borderColor: 'transparent' } as const;

/** What is pressed: buttons and icon buttons. */
export const actions: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        touchAction: 'manipulation',
        '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: 2 },
        '&.Mui-disabled': { pointerEvents: 'auto' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        border: '1px solid transparent',
        textAlign: 'center',
        transition: quickly('background-color', 'border-color', 'color'),
        '& .MuiButton-icon': { margin: 0 },
        '&.MuiButton-sizeSmall': { minHeight: 36, padding: '6px 12px', gap: 6, fontSize: '0.875rem' },
        '&.MuiButton-sizeMedium': { minHeight: 44, padding: '9px 18px', gap: 8, fontSize: '0.9375rem' },
        '&.MuiButton-sizeLarge': { minHeight: 52, padding: '12px 24px', gap: 10, fontSize: '1rem' },
        '&.Mui-disabled': { ...resting, backgroundColor: color.sunken },
      },
      contained: { '&:active': { backgroundColor: 'var(--variant-containedBg)' } },
      outlined: {
        color: color.ink,
        backgroundColor: color.surface,
        borderColor: color.line,
        '&:hover': { borderColor: color.ai, color: color.ai },
        '&:active': { backgroundColor: color.aiTint },
        '&.Mui-disabled': { ...resting, border: '1px solid transparent' },
      },
      text: {
        '&:hover, &:active': { backgroundColor: color.aiTint },
        '&.Mui-disabled': { ...resting, backgroundColor: 'transparent' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        padding: 0,
        border: '1px solid transparent',
        borderRadius: radius.field,
        '&.MuiIconButton-sizeSmall': { width: 36, height: 36 },
        '&[data-outlined]': { borderColor: color.line },
        // Under a pointer alone: one that may be pressed only now and then changes with every key that is typed.
        transition: 'none',
        '&:hover': {
          color: color.ink,
          backgroundColor: color.sunken,
          transition: quickly('background-color', 'color'),
        },
        '&.MuiIconButton-colorPrimary:hover': { color: color.ai, backgroundColor: color.aiTint },
        // It turns red under the pointer only.
        '&.MuiIconButton-colorError:not(:hover)': { color: color.inkSoft },
        '&.MuiIconButton-colorError:hover': { color: color.beni, backgroundColor: color.beniTint },
        '&[aria-pressed="true"]': { color: color.ai, backgroundColor: color.aiTint },
        '&.Mui-disabled': { color: color.inkSoft, backgroundColor: 'transparent', opacity: 0.5 },
      },
    },
  },
};
