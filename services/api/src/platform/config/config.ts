import { resolve } from 'node:path';
import { environment } from './environment';
import { defaultLimits, parseLimits, type LimitRules } from './limit-rules';
import { isOnPrivateNetwork, type Endpoint } from '@kotoba/providers';

/** Everything that the environment decides, parsed once. */
export interface Config {
  /** `NODE_ENV=production`: real servers, no local helpers. */
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds the embedded database, media and caches. */
  readonly dataDir: string;
  /** Shared folder for tools built once (Open JTalk); unset means inside `dataDir`. */
  readonly toolsDir?: string;
  /** Unset: the embedded PostgreSQL. */
  readonly databaseUrl?: string;
  /** Origin that links in mails point to, without a trailing slash. */
  readonly publicUrl: string;
  /** Set in the edge alone: the API runs elsewhere. */
  readonly apiUrl?: string;
  readonly mail: { readonly smtpUrl?: string; readonly from: string };
  /** The page and call `/dev/mailbox`: only without an SMTP server and never in production. */
  readonly mailbox: boolean;
  readonly assistant: Endpoint & { readonly model?: string };
  readonly speech: Endpoint;
  readonly image: Endpoint & { readonly model?: string };
  /** As Fastify's `trustProxy`: false, a number of hops, or the proxies' addresses. */
  readonly trustProxy: boolean | number | string[];
  /** null: limits are off (never in production). */
  readonly limits: LimitRules | null;
  readonly logLevel: string;
}

/** The environment cannot be used; `mistakes` has one readable line for each variable that is wrong. */
export class ConfigError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(`The configuration is not usable:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

function productionMistakes(variables: Variables): string[] {
  if (variables.NODE_ENV !== 'production') return [];
  const missing = ['PUBLIC_URL', 'SMTP_URL']
    .filter((name) => variables[name] === undefined)
    .map((name) => `${name}: needed when NODE_ENV=production`);
  return variables.RATE_LIMITS === 'off'
    ? [...missing, 'RATE_LIMITS: off is refused in production']
    : missing;
}

/** A server outside serves several models: without a name it would answer with an error to every message. */
const assistantMistakes = ({ ASSISTANT_BASE_URL: baseUrl, ASSISTANT_MODEL: model }: Variables): string[] =>
  baseUrl !== undefined && model === undefined ? ['ASSISTANT_MODEL: needed with ASSISTANT_BASE_URL'] : [];

function toTrustProxy(value: string | undefined): boolean | number | string[] {
  if (value === undefined || value === 'false') return false;
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim());
}

const toEndpoint = (baseUrl?: string, apiKey?: string, privateHosts: readonly string[] = []): Endpoint => ({
  baseUrl,
  apiKey,
  onPrivateNetwork: baseUrl !== undefined && isOnPrivateNetwork(baseUrl, privateHosts),
});

/**
 * Reads the environment. Empty variables count as unset.
 * @throws ConfigError that lists every mistake at once.
 */
export function parseConfig(source: NodeJS.ProcessEnv): Config {
  const variables: Variables = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value?.trim()),
  );
  const parsed = environment.safeParse(variables);
  const limits = parseLimits(variables.RATE_LIMITS ?? 'on');
  const mistakes = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...limits.mistakes,
    ...productionMistakes(variables),
    ...assistantMistakes(variables),
  ];
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes);

  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    toolsDir: env.KOTOBA_TOOLS_DIR && resolve(env.KOTOBA_TOOLS_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    apiUrl: env.API_URL,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    mailbox: !production && env.SMTP_URL === undefined,
    assistant: {
      ...toEndpoint(env.ASSISTANT_BASE_URL, env.ASSISTANT_API_KEY, env.PROVIDER_PRIVATE_HOSTS),
      model: env.ASSISTANT_MODEL,
    },
    speech: toEndpoint(env.SPEECH_BASE_URL, env.SPEECH_API_KEY, env.PROVIDER_PRIVATE_HOSTS),
    image: {
      ...toEndpoint(env.IMAGE_BASE_URL, env.IMAGE_API_KEY, env.PROVIDER_PRIVATE_HOSTS),
      model: env.IMAGE_MODEL,
    },
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    limits: env.RATE_LIMITS === 'off' ? null : { ...defaultLimits, ...limits.rules },
    logLevel: env.LOG_LEVEL,
  };
}
