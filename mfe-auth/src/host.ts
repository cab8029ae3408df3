import { createHostDoor } from '@kotoba/federation/host';

export const { attach, useBusy } = createHostDoor();
