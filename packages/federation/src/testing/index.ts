export { closeRemotes, learner, openRemote, type OpenRemote } from './open-remote';
export { reply, startFakeApi, type Answer, type FakeApi } from '@kotoba/api-client/testing';
