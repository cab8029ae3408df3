import { bringAxe, expectAccessible } from '../support/axe';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

test('a phrase says on its page how polite it is and when to say it', async ({ signedIn: page, learner }) => {
  await bringAxe(page);
  const { generated_vocabulary } = await asLearner<{ generated_vocabulary: { id: number }[] }>(
    learner,
    'POST',
    '/vocabulary/generate',
    { input: "I'm fine, thank you", type: 'phrase' },
  );
  const id = generated_vocabulary[0]?.id;
  await asLearner(learner, 'POST', '/vocabulary/save', { vocabulary_ids: [id] });

  await page.goto(`/vocabularies/${id}/detail`);
  const facts = page.getByRole('region', { name: 'About this word' });
  await expect(facts.getByText('Polite. As a warm answer to お元気ですか.')).toBeVisible();
  await expect(facts.getByText('お元気ですか', { exact: true })).toHaveAttribute('lang', 'ja');
  await expectAccessible(page, 'a phrase with its note');
});
