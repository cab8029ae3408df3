import { enforce } from '../../platform/limits/limits';
import type { Platform } from '../../platform/platform';
import { createCircuit } from '@kotoba/providers';
import type { Assistant } from '@kotoba/assistant';
import { createEmbeddedAssistant } from '@kotoba/assistant';
import { guardAssistant } from './guarded-assistant';
import { createRemoteAssistant } from '@kotoba/assistant';

const SPENT = 'You have asked the assistant as much as a day allows. It answers again tomorrow.';

/** The assistant that the configuration names: one outside with the embedded one behind it, else the embedded one. */
export function createAssistant(platform: Platform): Assistant {
  const { language, log, now } = platform;
  const { model, baseUrl, ...endpoint } = platform.config.assistant;
  const embedded = createEmbeddedAssistant(language);
  if (baseUrl === undefined || model === undefined) return embedded;
  return guardAssistant({
    embedded,
    remote: createRemoteAssistant({ model: { endpoint: { ...endpoint, baseUrl }, model }, language }),
    circuit: createCircuit(() => now().getTime()),
    spend: (learnerId) => enforce(platform, [{ name: 'assistantDay', of: learnerId }], SPENT),
    log,
  });
}
