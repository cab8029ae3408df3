import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { Icon } from '../icons/icon';
import '../theme/components/forms';

/** The box of a checkbox, without words. */
export function CheckMark(props: Omit<CheckboxProps, 'icon' | 'checkedIcon' | 'indeterminateIcon'>) {
  const check = <Icon name="check" size={16} />;
  return (
    <Checkbox
      {...props}
      icon={check}
      checkedIcon={check}
      indeterminateIcon={<Icon name="minus" size={16} />}
    />
  );
}
