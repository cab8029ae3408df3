import { paths, type ChosenWords } from '@kotoba/contracts';
import type { ChatMessage } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { Button, Icon, Row } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

type Action = NonNullable<ChatMessage['action']>;

/** Where what the assistant did leads on to. */
const wayOf = (action: Action): readonly [to: string, state?: ChosenWords] =>
  action.type === 'practise'
    ? [paths.learnSession(action.session_id)]
    : [paths.learnToday, { vocabularyIds: action.vocabulary_ids }];

/** Leads to the practice that an answer has made, or to one of the words that it has saved. Source: CHAT-14. */
export function AnswerAction({ action }: { readonly action: Action }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [to, state] = wayOf(action);
  return (
    <Row>
      <Button
        size="small"
        icon={<Icon name="learn" size={18} />}
        onClick={() => void navigate(to, { state })}
      >
        {t('message.practise')}
      </Button>
    </Row>
  );
}
