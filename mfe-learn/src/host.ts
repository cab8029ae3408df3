import { createHostDoor } from '@kotoba/federation/router';

export const { attach, useBusy } = createHostDoor();
