import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

const VIEWS = [
  ['notes', 'Note', '/api/capture-notes'],
  ['assistant', 'Message', '/api/chat/send'],
] as const;

test('the boxes of both views grow from 48 to 120 px, uncovered, and a long note makes nothing scroll sideways', async ({
  signedIn: page,
  learner,
}) => {
  const content = `PHRASE - ${'長い文章'.repeat(300)} ${'x'.repeat(700)} end`;
  await asLearner(learner, 'POST', '/capture-notes', { content });
  for (const [view, name] of VIEWS) {
    await page.goto(`/chat?view=${view}`);
    const field = page.getByRole('textbox', { name, exact: true });
    const height = async () => (await field.boundingBox())?.height;
    await expect.poll(height).toBe(48);
    await field.pressSequentially('rain');
    for (let line = 0; line < 8; line += 1) await field.press('Shift+Enter');
    await expect.poll(height).toBe(120);
    await expect(field).toHaveValue(`rain${'\n'.repeat(8)}`);
    // Neither the edge of the screen nor the bar of a phone.
    const isUncovered = await field.evaluate((area) => {
      const { left, bottom } = area.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom - 4) === area;
    });
    expect(isUncovered).toBe(true);
    if (view === 'notes') await expect(page.getByText(/ end$/)).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect.poll(height).toBe(48);
  }
});

test('Enter that ends a composition sends nothing in either view, the next one does, in either order of events', async ({
  signedIn: page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const client = await page.context().newCDPSession(page);
  for (const [view, name, call] of VIEWS) {
    const count = () => sent.filter((url) => url.endsWith(call)).length;
    await page.goto(`/chat?view=${view}`);
    const field = page.getByRole('textbox', { name, exact: true });
    await field.focus();
    await client.send('Input.imeSetComposition', { text: 'かさ', selectionStart: 2, selectionEnd: 2 });
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 } as const;
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await client.send('Input.insertText', { text: '傘' });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await expect(field).toHaveValue('傘');
    // Safari ends the composition first and then reports its Enter by the key code alone.
    await field.evaluate((area) => {
      const init = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
      area.dispatchEvent(new KeyboardEvent('keydown', init));
      area.dispatchEvent(new KeyboardEvent('keydown', { ...init, keyCode: 13, isComposing: true }));
    });
    await expect(field).toHaveValue('傘');
    expect(count()).toBe(0);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect.poll(count).toBe(1);
  }
});
