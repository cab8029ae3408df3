import { parseId, paths } from '@kotoba/contracts';
import { useNavigate, useParams } from '@kotoba/federation/router';
import { Button, Icon, isJapanese, LinkButton, Page, Row } from '@kotoba/shared-ui/core';
import { KanjiBreakdown } from './kanji-breakdown';
import { ReportMistake } from './report-mistake';
import { SentencePieces } from './sentence-pieces';
import { useArrowKeys, useNeighbors, WordPager } from './word-pager';
import { useFurther } from './use-further';
import { WordForms } from './word-forms';
import { WordHistory } from './word-history';
import { formatListAddress } from '../list-address';
import { InPlaceEntry } from '../edit/in-place';
import { WriteSentence } from '../edit/sentence-tools';
import { DeleteDialog, useDeletion } from '../parts/delete-dialog';
import { EntryBody } from '../parts/entry-body';
import { EntryScreen, useEntry } from '../parts/entry-screen';
import { useTexts } from '../texts';
import { useListAddress, useListedWord } from '../use-list-address';

/** One word, read and heard, within the list that led here. Source: VOC-26, VOC-27. */
export function Component() {
  const { t } = useTexts();
  const id = parseId(useParams().id);
  const { address } = useListAddress();
  const navigate = useNavigate();
  const listSearch = formatListAddress(address);
  const deletion = useDeletion({
    done: t('delete.done'),
    onDeleted: () => void navigate(paths.vocabularies + listSearch, { replace: true }),
  });
  const opened = useEntry(id, deletion.leaving, useListedWord(id, address));
  const further = useFurther(opened.state === 'saved' ? id : null, deletion.leaving);
  const neighbors = useNeighbors(id, address, deletion.leaving);
  const listTo =
    paths.vocabularies + formatListAddress({ ...address, page: neighbors?.page ?? address.page });
  const linkTo = (other: number | null | undefined): string | null =>
    other ? paths.vocabularyDetail(other) + listSearch : null;
  const links = { previous: linkTo(neighbors?.previousId), next: linkTo(neighbors?.nextId) };
  useArrowKeys(links);
  const shown = opened.state === 'saved' ? opened.entry : null;
  const back = (
    <WordPager listTo={listTo} links={links} neighbors={neighbors} createdAt={shown?.created_at ?? null}>
      {shown && (
        <Row gap={1}>
          <LinkButton
            variant="quiet"
            to={paths.vocabularyEdit(shown.id) + listSearch}
            icon={<Icon name="edit" size={18} />}
          >
            {t('detail.edit')}
          </LinkButton>
          <Button variant="quiet" icon={<Icon name="trash" size={18} />} onClick={() => deletion.ask(shown)}>
            {t('delete.action')}
          </Button>
        </Row>
      )}
    </WordPager>
  );

  return (
    <EntryScreen
      opened={opened}
      title={t('detail.title')}
      notSaved={t('detail.notSaved')}
      listTo={listTo}
      back={back}
    >
      {(entry, { kanji, pieces }) => (
        <Page
          title={<span lang={isJapanese(entry.en_word) ? 'ja' : undefined}>{entry.en_word}</span>}
          documentTitle={entry.en_word}
          titleHidden
          back={back}
        >
          <InPlaceEntry value={entry}>
            <EntryBody
              entry={entry}
              pitch={further.pitch}
              writeSentence={<WriteSentence key={entry.id} id={entry.id} />}
              below={
                <>
                  <SentencePieces key={entry.id} pieces={pieces} />
                  <WordForms entry={entry} forms={further.forms} />
                  <KanjiBreakdown kanji={kanji} related={further.related} />
                </>
              }
              beside={<WordHistory key={entry.id} id={entry.id} leaving={deletion.leaving} />}
            />
          </InPlaceEntry>
          <Row justify="center">
            <ReportMistake entry={entry} listSearch={listSearch} />
          </Row>
          <DeleteDialog deletion={deletion} />
        </Page>
      )}
    </EntryScreen>
  );
}
