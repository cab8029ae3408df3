import { useSharedTexts } from '../../core/texts/shared-texts';
import { SelectControl } from '../../select/select-control';
import { styled } from '../../core/theme/styled';

export interface PageSizeSelectProps {
  value: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

const Root = styled('div')({ width: 152 });

/** How many entries a page holds. */
export function PageSizeSelect({ value, sizes, onChange }: PageSizeSelectProps) {
  const { t } = useSharedTexts();
  const options = sizes.map((size) => ({
    value: String(size),
    label: t('pagination.perPage', { count: size }),
  }));
  return (
    <Root>
      <SelectControl
        label={t('pagination.size')}
        options={options}
        value={String(value)}
        onChange={(size) => onChange(Number(size))}
        compact
      />
    </Root>
  );
}
