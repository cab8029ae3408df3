import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MuiSwitch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import '../core/theme/components/forms';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Under the label. */
  help?: ReactNode;
}

/** On or off, at once: "Review" of the quiz, the settings. */
export function Switch({ label, checked, onChange, help }: SwitchProps) {
  return (
    <FormControlLabel
      control={
        <MuiSwitch
          checked={checked}
          onChange={(_event, now) => onChange(now)}
          slotProps={{ input: { 'aria-label': label } }}
        />
      }
      disableTypography
      label={
        <span>
          {label}
          {help !== undefined && <FormHelperText component="span">{help}</FormHelperText>}
        </span>
      }
    />
  );
}
