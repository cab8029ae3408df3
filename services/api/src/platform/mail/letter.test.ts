import { letterText, type Letter, letterHtml } from './letter';

const letter: Letter = {
  subject: 'Subject & more',
  preview: 'Preview',
  heading: 'Heading',
  greeting: 'Hello <b>"Aiko"</b> 愛子,',
  paragraphs: ['First.', 'Second.'],
  action: { label: 'Do it', url: 'https://kotoba.example/do?a=1&b=%3C' },
  notes: ['Note.'],
};

it('says the same in both forms', () => {
  const html = letterHtml(letter);
  const text = letterText(letter);
  for (const part of [letter.heading, ...letter.paragraphs, ...letter.notes, 'Do it', 'Aiko']) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(text).toContain('\nhttps://kotoba.example/do?a=1&b=%3C\n');
});

it('takes every text as text', () => {
  const html = letterHtml(letter);
  expect(html).toContain('Hello &lt;b&gt;&quot;Aiko&quot;&lt;/b&gt;');
  expect(html).toContain('<title>Subject &amp; more</title>');
  expect(html).not.toContain('<b>');
});

it('marks Japanese as Japanese', () => {
  expect(letterHtml(letter)).toContain('<span lang="ja">愛子</span>');
});

it('has one button, and its address once more to copy', () => {
  const html = letterHtml(letter);
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)</g)].map(([, href, label]) => [
    href,
    label,
  ]);
  const href = 'https://kotoba.example/do?a=1&amp;b=%3C';
  expect(links).toEqual([
    [href, 'Do it'],
    [href, href],
  ]);
});

it('fetches nothing and runs nothing', () => {
  const html = letterHtml(letter);
  expect(html).not.toMatch(/<(img|script|link|iframe|form)|@import|url\(|\son\w+=/i);
});

it('needs no button', () => {
  const { action: _, ...bare } = letter;
  expect(letterHtml(bare)).not.toContain('<a ');
  expect(letterText(bare)).not.toContain('http');
});
