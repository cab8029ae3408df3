import { tidyModels } from './openapi';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const one = { type: 'object', properties: { a: { type: 'string' } } };
const other = { type: 'object', properties: { b: { type: 'string' } } };

it('gives what is only taken its plain name and drops what nobody uses', () => {
  const tidy = tidyModels({
    paths: { '/x': { post: { requestBody: to('BodyInput'), responses: to('Answer') } } },
    components: { schemas: { Body: one, BodyInput: one, Answer: other, AnswerInput: other, Old: one } },
  });
  expect(tidy.paths).toEqual({ '/x': { post: { requestBody: to('Body'), responses: to('Answer') } } });
  expect(tidy.components).toEqual({ schemas: { Answer: other, Body: one } });
});

it('joins two models that say the same and keeps two that differ', () => {
  const tidy = tidyModels({
    paths: { same: [to('Same'), to('SameInput')], different: [to('Two'), to('TwoInput')] },
    components: { schemas: { Same: one, SameInput: one, Two: one, TwoInput: other } },
  });
  expect(tidy.paths).toEqual({ same: [to('Same'), to('Same')], different: [to('Two'), to('TwoInput')] });
  expect(Object.keys(tidy.components?.schemas ?? {})).toEqual(['Same', 'Two', 'TwoInput']);
});

it('follows references between models', () => {
  const tidy = tidyModels({
    paths: { a: to('OuterInput') },
    components: { schemas: { OuterInput: { properties: { inner: to('InnerInput') } }, InnerInput: one } },
  });
  expect(tidy.components?.schemas).toEqual({ Inner: one, Outer: { properties: { inner: to('Inner') } } });
});
