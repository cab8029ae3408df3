import { CIRCUIT_FAILURES, CIRCUIT_REST_MS, createCircuit } from './circuit';

function failing(times: number) {
  let now = 0;
  const circuit = createCircuit(() => now);
  for (let i = 0; i < times; i += 1) circuit.failed();
  return { circuit, pass: (ms: number) => (now += ms) };
}

test('a few failures stop nothing, and a success forgets them', () => {
  const { circuit } = failing(CIRCUIT_FAILURES - 1);
  expect(circuit.enter()).toBe(true);
  circuit.succeeded();
  circuit.failed();
  expect(circuit.enter()).toBe(true);
});

test('too many in a row stop all calls for a while', () => {
  const { circuit, pass } = failing(CIRCUIT_FAILURES);
  expect(circuit.enter()).toBe(false);
  pass(CIRCUIT_REST_MS - 1);
  expect(circuit.enter()).toBe(false);
});

test('after the rest one call tries, and decides for the others', () => {
  const { circuit, pass } = failing(CIRCUIT_FAILURES);
  pass(CIRCUIT_REST_MS);
  expect([circuit.enter(), circuit.enter()]).toEqual([true, false]);
  circuit.failed();
  pass(CIRCUIT_REST_MS - 1);
  expect(circuit.enter()).toBe(false);
  pass(1);
  expect(circuit.enter()).toBe(true);
  circuit.succeeded();
  expect([circuit.enter(), circuit.enter()]).toEqual([true, true]);
});
