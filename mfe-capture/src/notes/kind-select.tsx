import { Select } from '@kotoba/shared-ui/data';
import { noteKinds, type NoteKind } from './note-content';
import { useTexts } from '../texts';

interface KindSelectProps {
  readonly value: NoteKind;
  readonly onChange: (kind: NoteKind) => void;
}

/** Word, Phrase, Group or Topic. */
export function KindSelect({ value, onChange }: KindSelectProps) {
  const { t } = useTexts();
  return (
    <Select
      label={t('kind.label')}
      options={noteKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      value={value}
      onChange={onChange}
      width={140}
    />
  );
}
