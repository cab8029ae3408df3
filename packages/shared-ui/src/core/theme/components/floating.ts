import { keyframes } from '@emotion/react';
import { AtOnce } from '../../overlay/at-once';
import { calmly, floatingLook, riseIn } from '../surfaces';
import { addLooks } from '../theme';
import { color, motion } from '../tokens';

const fade = keyframes({ from: { opacity: 0 } });
const unfold = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });
const slides = {
  left: keyframes({ from: { transform: 'translateX(-100%)' } }),
  right: keyframes({ from: { transform: 'translateX(100%)' } }),
} as const;

/** Things come by the stylesheet alone, and go at once. */
const byStylesheet = { slots: { transition: AtOnce } } as const;

// What floats above the page.
addLooks({
  MuiBackdrop: {
    defaultProps: byStylesheet,
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: color.scrim, animation: `${fade} ${calmly}` },
      },
    },
  },
  MuiDialog: {
    defaultProps: byStylesheet,
    styleOverrides: {
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
      paper: {
        ...floatingLook,
        width: 'calc(100% - 32px)',
        maxWidth: 420,
        maxHeight: 'calc(100dvh - 32px)',
        margin: 16,
        animation: riseIn,
        '&.MuiDialog-paperWidthMd': { maxWidth: 640 },
        // The cross at the upper right; the title makes room for it.
        '& > .MuiIconButton-root': { position: 'absolute', top: 20, right: 16 },
        '&:has(> .MuiIconButton-root) > .MuiDialogTitle-root': { paddingRight: 64 },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 4px', textWrap: 'balance' } } },
  MuiDialogContent: {
    styleOverrides: { root: { '.MuiDialogTitle-root + &, &': { padding: '12px 24px 20px' } } },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 12,
        padding: '16px 24px',
        borderTop: `1px solid ${color.line}`,
        // On phones the answers share the whole line: easy to hit, and even where they need two lines.
        [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 auto' } },
      }),
    },
  },
  MuiDrawer: {
    defaultProps: byStylesheet,
    styleOverrides: {
      paper: ({ ownerState }) => ({
        maxWidth: 'calc(100vw - 56px)',
        backgroundColor: color.paper,
        boxShadow: color.shadow,
        animation: `${slides[ownerState.anchor === 'right' ? 'right' : 'left']} ${calmly}`,
      }),
    },
  },
  MuiPopover: {
    defaultProps: { ...byStylesheet, marginThreshold: 8 },
    styleOverrides: {
      paper: {
        ...floatingLook,
        maxWidth: 'calc(100vw - 16px)',
        maxHeight: 'min(480px, calc(100% - 16px))',
        animation: `${unfold} ${motion.quick}ms ${motion.easing}`,
      },
    },
  },
  MuiList: { styleOverrides: { padding: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 12,
        minHeight: 42,
        padding: '8px 12px',
        borderRadius: 8,
        fontSize: '0.9375rem',
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible': { backgroundColor: color.aiTint },
        '&&:focus-visible': { outlineOffset: -2 },
        '&.Mui-disabled': { opacity: 1, color: color.inkSoft, backgroundColor: 'transparent' },
        '&.Mui-disabled > svg': { opacity: 0.6 },
      },
    },
  },
  MuiTooltip: {
    defaultProps: {
      disableInteractive: true,
      ...byStylesheet,
      // Its words are the name of what it belongs to; they are not read twice.
      slotProps: {
        tooltip: { 'aria-hidden': true },
        popper: {
          'aria-hidden': true,
          popperOptions: { modifiers: [{ name: 'preventOverflow', options: { padding: 8 } }] },
        },
      },
    },
    styleOverrides: {
      tooltip: {
        maxWidth: 240,
        padding: '4px 10px',
        borderRadius: 8,
        color: color.paper,
        backgroundColor: color.ink,
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: 1.4,
        '.MuiTooltip-popper[data-popper-placement] &': { marginBlock: 6 },
      },
    },
  },
});
