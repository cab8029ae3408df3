import { resolve } from 'node:path';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isOnPrivateNetwork, type Endpoint, namesForbiddenAddress } from '@kotoba/providers';
import { defaultLimits, parseLimits, type LimitRules } from './limit-rules';

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));

const providerUrl = httpUrl.refine((value) => !namesForbiddenAddress(value), {
  error: 'must not be an address where no provider can be, such as 169.254.169.254 or 0.0.0.0',
});

const hostNames = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(host)), {
    error: 'must be host names separated by commas, without http:// and ports',
  });

const origin = httpUrl.refine((value) => new URL(value).origin === value, {
  error: 'must be an origin such as https://kotoba.example, without a path',
});

/** What a process does: answers browsers, works on jobs, or both. */
export const ROLES = ['web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const roles = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(
    z.array(z.enum(ROLES, { error: `must be ${ROLES.join(', ')} or both, separated by a comma` })).min(1),
  );

const seconds = (most: number) =>
  z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0, 'must not be negative')
    .max(most, `must be at most ${most}`);

const isProxyList = (value: string): boolean =>
  value.split(',').every((part) => {
    const [address = '', bits, more] = part.trim().split('/');
    return isIP(address) !== 0 && more === undefined && (bits === undefined || /^\d{1,3}$/.test(bits));
  });

/** The environment variables that the server reads. Each message completes the sentence "NAME: …". */
const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  KOTOBA_TOOLS_DIR: z.string().optional(),
  ROLES: roles.default([...ROLES]),
  STOP_DELAY: seconds(300).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  DATABASE_SESSION_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
  DATABASE_POOL: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(4, 'must be at least 4')
    .max(500, 'must be at most 500')
    .default(16),
  DATABASE_STATEMENT_TIMEOUT: seconds(300)
    .refine((value) => value > 0, 'must be more than 0')
    .default(10),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().max(320, 'is too long').default('Kotoba <no-reply@kotoba.invalid>'),
  ASSISTANT_BASE_URL: providerUrl.optional(),
  ASSISTANT_API_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().optional(),
  SPEECH_BASE_URL: providerUrl.optional(),
  SPEECH_API_KEY: z.string().optional(),
  IMAGE_BASE_URL: providerUrl.optional(),
  IMAGE_API_KEY: z.string().optional(),
  IMAGE_MODEL: z.string().optional(),
  // An address or localhost in a base URL says by itself that it is private; a name has to be listed here.
  PROVIDER_PRIVATE_HOSTS: hostNames.optional(),
  // "true" would trust anybody's X-Forwarded-For, and with it every limit could be bypassed.
  TRUST_PROXY: z
    .string()
    .refine((value) => value === 'false' || /^[1-9]$/.test(value) || isProxyList(value), {
      error: 'must be false, a number of hops (1 to 9), or the addresses of the proxies, separated by commas',
    })
    .optional(),
  METRICS_PORT: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  RATE_LIMITS: z.string().default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

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
  readonly roles: ReadonlySet<Role>;
  /** Seconds for which a process that was told to stop still serves, while `/readyz` says that it goes. */
  readonly stopDelay: number;
  readonly database: {
    /** Unset: the embedded PostgreSQL. */
    readonly url?: string;
    /** For what needs a session of its own (LISTEN, locks, migrations) when `url` leads through a pooler. */
    readonly sessionUrl?: string;
    /** Connections of this process besides the one that listens. */
    readonly poolSize: number;
    /** Milliseconds. */
    readonly statementTimeout: number;
  };
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
  /** Both unset: no figures are given to anybody. */
  readonly metrics: { readonly port?: number; readonly token?: string };
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

/** An embedded database is one process's own, so this one has to do everything. */
const roleMistakes = ({ ROLES: given, DATABASE_URL: url }: Variables): string[] =>
  given !== undefined && url === undefined && ROLES.some((role) => !given.includes(role))
    ? ['ROLES: the parts of a suite meet in a database: needed with DATABASE_URL']
    : [];

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
    ...roleMistakes(variables),
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
    roles: new Set(env.ROLES),
    stopDelay: env.STOP_DELAY,
    database: {
      url: env.DATABASE_URL,
      sessionUrl: env.DATABASE_SESSION_URL,
      poolSize: env.DATABASE_POOL,
      statementTimeout: env.DATABASE_STATEMENT_TIMEOUT * 1000,
    },
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
    metrics: { port: env.METRICS_PORT, token: env.METRICS_TOKEN },
  };
}
