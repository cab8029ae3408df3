import fc from 'fast-check';
import { escapeHtml, inlineJson, tag } from './html';

it('writes attributes that cannot be left by any value', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(tag('a', { title: value }).slice('<a title="'.length, -2)).not.toMatch(/["<>]/);
    }),
  );
  expect(tag('script', { src: '/x.js', defer: true, async: false, id: undefined })).toBe(
    '<script src="/x.js" defer>',
  );
});

it('escapes so that the text can be had back', () => {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  fc.assert(
    fc.property(fc.string(), (text) => {
      const back = escapeHtml(text).replace(/&([a-z]+|#39);/g, (_all, name: string) => names[name] ?? '?');
      expect(back).toBe(text);
    }),
  );
});

it('inlines JSON that no parser of HTML can leave, and that reads back the same', () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '\u2028', ']]>', '<script>'));
  fc.assert(
    fc.property(fc.dictionary(nasty, nasty), (value) => {
      const text = inlineJson(value);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(value);
    }),
  );
});
