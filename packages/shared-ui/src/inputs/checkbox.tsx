import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ReactNode } from 'react';
import { CheckMark } from '../core/input/check-mark';
import { Help } from './field';

export interface CheckboxProps {
  /** May hold links; it is the checkbox's name. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  error?: string;
  name?: string;
}

/** Yes or no, taken over with the rest of a form; a `Switch` acts at once. */
export function Checkbox({ label, checked, onChange, onBlur, error, name }: CheckboxProps) {
  const helpId = useId();
  const isWrong = error !== undefined;
  const described = { 'aria-invalid': isWrong, 'aria-describedby': isWrong ? helpId : undefined };
  return (
    <FormControl error={isWrong} sx={{ gap: '4px' }}>
      <FormControlLabel
        label={<span>{label}</span>}
        disableTypography
        control={
          <CheckMark
            name={name}
            checked={checked}
            onChange={(_event, now) => onChange(now)}
            onBlur={onBlur}
            slotProps={{ input: described }}
          />
        }
      />
      <Help id={helpId} error={error} />
    </FormControl>
  );
}
