import { addLooks } from '../theme';
import { color, fontFamily, motion, radius } from '../tokens';

/** What rests: a field that cannot be used. */
const resting = { backgroundColor: color.sunken, borderColor: color.line, color: color.inkSoft } as const;

/** One entry of a list, of a select or of a search. */
export const optionLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '6px 12px',
  borderRadius: 8,
  color: color.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  whiteSpace: 'normal',
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: 'transparent', fontWeight: 600 },
  '&&:hover, &&:focus, &&.Mui-focused': { backgroundColor: color.aiTint },
  '&&': { minHeight: 40 },
  '&.Mui-disabled, &[aria-disabled="true"]': { color: color.inkSoft, opacity: 1 },
  '& > svg': { color: color.ai },
} as const;

// What is typed and chosen in.
addLooks({
  MuiFormControl: { defaultProps: { variant: 'standard' }, styleOverrides: { root: { gap: 6 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.4,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: color.ink },
        '& + small': { color: color.inkSoft, fontSize: '0.8125rem' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        color: color.inkSoft,
        fontSize: '0.8125rem',
        lineHeight: 1.45,
        '&.Mui-disabled': { color: color.inkSoft },
        '&.Mui-error': { display: 'flex', gap: 6, color: color.beni, fontWeight: 500 },
        '& > svg': { marginTop: 2 },
      },
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        minWidth: 0,
        backgroundColor: color.surface,
        border: `1px solid ${color.edge}`,
        borderRadius: radius.field,
        color: color.ink,
        fontSize: '1rem',
        lineHeight: 1.5,
        '&.Mui-error': { borderColor: color.beni },
        // It fades under a pointer alone: each of its four edges would send its own events while somebody types.
        '&:hover': {
          borderColor: color.inkSoft,
          transition: `border-color ${motion.quick}ms ${motion.easing}`,
        },
        '&:focus-within': { borderColor: color.ai, boxShadow: `0 0 0 1px ${color.ai}` },
        '&.Mui-disabled, &:has([aria-disabled="true"])': resting,
        // What is pressed and not typed in shows where the keyboard is.
        '&:has(> .MuiSelect-select:focus-visible)': {
          outline: `2px solid ${color.ai}`,
          outlineOffset: 1,
        },
        '& > svg': { flexShrink: 0, color: color.inkSoft, pointerEvents: 'none' },
        '& > svg:has(+ input)': { marginLeft: 12 },
        '& > svg + input': { paddingInline: 10 },
        '& .placeholder': { color: color.inkSoft },
        // Stands at the middle of the last line.
        '& > .at-last-line': { display: 'grid', placeItems: 'center', height: 48 },
        '&.large': { minHeight: 60, fontSize: '1.25rem' },
        '&.search': {
          '&, &:hover, &:focus-within': {
            borderColor: `transparent transparent ${color.line}`,
            boxShadow: 'none',
          },
          borderRadius: 0,
        },
        '&.chips': {
          flexWrap: 'wrap',
          gap: 6,
          padding: '8px 10px',
          '& li': { display: 'flex', minWidth: 0, maxWidth: '100%' },
          '& > input': { flex: '1 1 96px', minWidth: 96, height: 30, padding: '0 4px' },
        },
      },
      // Above a list the chevron and the words say what it is; in a form the edge must.
      sizeSmall: { minHeight: 44, borderColor: color.line },
      multiline: { alignItems: 'flex-end', gap: 4, padding: '0 4px 0 0' },
      input: {
        boxSizing: 'border-box',
        flex: 1,
        alignSelf: 'stretch',
        height: 'auto',
        padding: '0 14px',
        borderRadius: 9,
        '&:lang(ja)': { fontFamily: fontFamily.japanese },
        '&:lang(ja-Latn)': { fontFamily: fontFamily.latin },
        '&::placeholder': { color: color.inkSoft, opacity: '1 !important' },
        '&::-webkit-search-cancel-button': { display: 'none' },
        '&:-webkit-autofill': {
          boxShadow: `inset 0 0 0 100px ${color.aiTint}`,
          WebkitTextFillColor: color.ink,
        },
        '&.Mui-disabled': { WebkitTextFillColor: color.inkSoft },
        // Source: NOTE-4.
        // Not the hidden one that measures.
        'textarea&:not([aria-hidden])': {
          minHeight: 48,
          maxHeight: 120,
          overflowY: 'auto !important',
        },
        'textarea&': { padding: '11px 14px', fieldSizing: 'content', lineHeight: 1.5 },
      },
    },
  },
  MuiSelect: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      select: {
        display: 'flex',
        alignItems: 'center',
        '&&&': { minHeight: 42, paddingRight: 38 },
        '&&&:has(~ .clear)': { paddingRight: 84 },
        '.MuiInputBase-sizeSmall > &': { fontSize: '0.9375rem' },
        '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
        '& ~ .clear': { position: 'absolute', right: 36 },
      },
      icon: {
        top: 'calc(50% - 9px)',
        right: 12,
        transform: 'none',
        '&, &.Mui-disabled': { color: color.inkSoft },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        gap: 10,
        margin: 0,
        paddingBlock: 4,
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        '&:has(.MuiSwitch-root)': {
          alignItems: 'center',
          gap: 12,
          minHeight: 44,
          paddingBlock: 0,
          fontWeight: 500,
          lineHeight: 1.4,
        },
        '& .MuiFormHelperText-root': { display: 'block', fontWeight: 400, lineHeight: 1.4 },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        flexShrink: 0,
        width: 22,
        height: 22,
        padding: 0,
        border: `1.5px solid ${color.edge}`,
        borderRadius: 6,
        backgroundColor: color.surface,
        transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
        '& > svg': { visibility: 'hidden', strokeWidth: 2.5 },
        '&.Mui-checked, &.MuiCheckbox-indeterminate': {
          backgroundColor: color.ai,
          borderColor: color.ai,
          color: color.onTone,
          '& > svg': { visibility: 'visible' },
        },
        '&:has([aria-invalid="true"])': { borderColor: color.beni },
        '&:has(:focus-visible)': { outline: `2px solid ${color.ai}`, outlineOffset: 2 },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 44,
        height: 26,
        padding: 0,
        overflow: 'visible',
        borderRadius: radius.full,
        '&:has(:focus-visible)': { outline: `2px solid ${color.ai}`, outlineOffset: 2 },
        '&:has(:disabled)': { opacity: 0.5 },
      },
      switchBase: {
        top: 4,
        left: 4,
        padding: 0,
        color: color.inkSoft,
        transition: `transform ${motion.quick}ms ${motion.easing}`,
        '&.Mui-disabled': { color: color.inkSoft },
        '&.Mui-checked, &.Mui-checked.Mui-disabled': {
          color: color.onTone,
          transform: 'translateX(17px)',
          '& + .MuiSwitch-track': {
            opacity: 1,
            backgroundColor: color.ai,
            // Forced colours would paint it as the page is.
            '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
          },
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 1 },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: {
        boxShadow: `inset 0 0 0 1px ${color.edge}`,
        borderRadius: radius.full,
        backgroundColor: color.sunken,
        opacity: 1,
        transition: 'none',
      },
    },
  },
});
