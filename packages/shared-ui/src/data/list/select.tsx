import { SelectControl, type SelectControlProps } from '../../select/select-control';
import { styled } from '../../core/theme/styled';

export interface SelectProps<Value extends string> extends Pick<
  SelectControlProps<Value>,
  'label' | 'options' | 'value' | 'onChange' | 'placeholder' | 'disabled' | 'busy'
> {
  /** Px it would like to have; it shrinks and grows with its row. 180 by default. */
  width?: number;
}

const Root = styled('div')({ minWidth: 0, maxWidth: '100%' });

/** A choice above a list (collection, topic, sort, level). Its label is its name; what is chosen is what is seen. */
export function Select<Value extends string>({ width = 180, ...rest }: SelectProps<Value>) {
  return (
    <Root style={{ flex: `1 1 ${width}px` }}>
      <SelectControl {...rest} compact />
    </Root>
  );
}
