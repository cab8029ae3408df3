/** For tests alone: no build resolves this entry point (see the package's `exports`). */
export { startFakeApi, type Answers, type FakeApi } from './fake-api';
export { learner, tokenOf } from './learner';
export { settings } from './settings';
export { cut, held, reply, type Answer } from './network';
