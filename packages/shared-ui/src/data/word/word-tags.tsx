import { Chip } from '../../core/status/chip';
import { isJapanese } from '../../core/type/japanese';
import { styled } from '../../core/theme/styled';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  // However long a tag is, it ends in "…" and not outside of its card.
  minWidth: 0,
  padding: 0,
  listStyle: 'none',
  // As flex boxes the tags stand on the line of the badges beside them.
  '& > li': { display: 'flex', minWidth: 0 },
});

/** The tags of an entry; nothing when there are none. */
export function WordTags({ tags = [] }: { tags?: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <List>
      {tags.map((tag) => (
        <li key={tag}>
          <Chip lang={isJapanese(tag) ? 'ja' : undefined}>{tag}</Chip>
        </li>
      ))}
    </List>
  );
}
