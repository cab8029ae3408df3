import { createHostLink } from '@kotoba/federation/router';

export const { attach, useBusy } = createHostLink();
