import { resolve } from 'node:path';
import { isIP } from 'node:net';
import { z } from 'zod';
import { MAX_PHOTO_BYTES } from '@kotoba/contracts';
import type { BucketSettings } from '@kotoba/files';
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
const ROLES = ['web', 'worker'] as const;
type Role = (typeof ROLES)[number];

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

/** What HOST may be when nobody but this computer shall come in. */
const isThisComputer = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);

const isProxyList = (value: string): boolean =>
  value.split(',').every((part) => {
    const [address = '', bits, more] = part.trim().split('/');
    return isIP(address) !== 0 && more === undefined && (bits === undefined || /^\d{1,3}$/.test(bits));
  });

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};

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
  FILES_ENDPOINT: httpUrl.optional(),
  FILES_BUCKET: z.string().optional(),
  FILES_REGION: z.string().default('us-east-1'),
  FILES_KEY: z.string().optional(),
  FILES_SECRET: z.string().optional(),
  FILES_PATH_STYLE: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  RELEASE_KEY: z.string().optional(),
  RELEASE_PUBLIC_KEY: z.string().optional(),
  LOCAL_REMOTES: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
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
  LOCAL_HOSTS: hostNames.optional(),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  RELEASE_ORIGIN: origin.optional(),
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
  TELEMETRY_SAMPLE: wholeNumber(0, 100).default(100),
  RATE_LIMITS: z.string().default('on'),
  IMPORT_PLACES: wholeNumber(1, 64).default(2),
  IMPORT_MEMORY_MB: wholeNumber(256, 16_384).default(640),
  IMPORT_SECONDS: wholeNumber(1, 600).default(20),
  PHOTO_PLACES: wholeNumber(1, 64).default(2),
  PHOTO_MB: wholeNumber(1, MAX_PHOTO_BYTES / 1024 ** 2).default(MAX_PHOTO_BYTES / 1024 ** 2),
  PHOTO_MEGAPIXELS: wholeNumber(1, 200).default(64),
  PHOTO_MEMORY_MB: wholeNumber(128, 16_384).default(512),
  PHOTO_SECONDS: wholeNumber(1, 600).default(20),
  UNUSED_CLIPS_MB: wholeNumber(0, 1_000_000).default(2000),
  BACKUP_KEY: z
    .string()
    .refine((value) => /^\.{0,2}\//.test(value) || value.length >= 16, {
      error: 'must be a path that begins with a slash or a point, or have at least 16 characters',
    })
    .optional(),
  BACKUP_EVERY: wholeNumber(1, 720).optional(),
  BACKUP_KEEP: wholeNumber(1, 3650).default(14),
  // OpenTelemetry reads it; what is wrong is said here.
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
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
  /** Where releases are kept: a folder of this machine, or a bucket. */
  readonly files: { readonly folder: string } | BucketSettings;
  /** The keys of releases, as files or as PEM; unset means below and beside `dataDir`. */
  readonly releaseKeys: { readonly privateKey?: string; readonly publicKey?: string };
  /** The origin where browsers fetch the files of remotes; unset means the suite's own. */
  readonly releaseOrigin?: string;
  /** Whether a signed link may bring a remote from the computer of the browser; in production only when it is said. */
  readonly takesComputers: boolean;
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
  /** Names under which the helpers of local mode answer, besides those of this computer itself. */
  readonly localHosts: readonly string[];
  /** Local mode that other computers may use, too. */
  readonly isOpenToOthers: boolean;
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
  readonly imports: {
    /** Files of words that are read at a time, and as many that are checked. */
    readonly places: number;
    /** What the process that reads one may take, in all. */
    readonly memoryMb: number;
    /** How long it may work. */
    readonly seconds: number;
  };
  readonly photos: {
    /** Photos that are read at a time. */
    readonly places: number;
    /** What one may be, as a file and when it is opened. */
    readonly megabytes: number;
    readonly megapixels: number;
    /** What the process that reads one may take, in all. */
    readonly memoryMb: number;
    readonly seconds: number;
  };
  /** Room for clips of the last day that no word names. */
  readonly unusedClipsMb: number;
  readonly backup: {
    /** A key of age or a passphrase, or the file that holds it. Unset: backups are readable. */
    readonly key?: string;
    /** Unset: none is written by itself. */
    readonly everyHours?: number;
    readonly keepDays: number;
  };
  readonly logLevel: string;
  /** Both unset: no figures are given to anybody. */
  readonly metrics: { readonly port?: number; readonly token?: string };
  /** Of how many pages in a hundred it is asked how they went. */
  readonly telemetrySample: number;
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
  const { MAIL_FROM: from, RATE_LIMITS: limits } = variables;
  const missing = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'].filter((name) => variables[name] === undefined);
  return [
    ...missing.map((name) => `${name}: needed when NODE_ENV=production`),
    ...['PUBLIC_URL', 'RELEASE_ORIGIN']
      .filter((name) => /^http:/i.test(variables[name] ?? ''))
      .map((name) => `${name}: must begin with https:// when NODE_ENV=production`),
    ...(from && /\.invalid\W*$/.test(from)
      ? ['MAIL_FROM: must be an address that exists when NODE_ENV=production']
      : []),
    ...(limits === 'off' ? ['RATE_LIMITS: off is refused in production'] : []),
  ];
}

/** In local mode mails can be read without signing in: whoever may come in has to be named. */
function localMistakes({ NODE_ENV: mode, HOST: host, LOCAL_HOSTS: names }: Variables): string[] {
  if (mode === 'production' || host === undefined || isThisComputer(host) || names !== undefined) return [];
  return [
    `HOST: ${host} lets other computers in; outside production LOCAL_HOSTS has to name the hosts under which they may ` +
      'use this one, such as 192.168.1.20',
  ];
}

/** An embedded database is one process's own, so this one has to do everything. */
const roleMistakes = ({ ROLES: given, DATABASE_URL: url }: Variables): string[] =>
  given !== undefined && url === undefined && ROLES.some((role) => !given.includes(role))
    ? ['ROLES: the parts of a suite meet in a database: needed with DATABASE_URL']
    : [];

/** A server outside serves several models: without a name it would answer with an error to every message. */
const assistantMistakes = ({ ASSISTANT_BASE_URL: baseUrl, ASSISTANT_MODEL: model }: Variables): string[] =>
  baseUrl !== undefined && model === undefined ? ['ASSISTANT_MODEL: needed with ASSISTANT_BASE_URL'] : [];

const BUCKET = ['FILES_ENDPOINT', 'FILES_BUCKET', 'FILES_KEY', 'FILES_SECRET'] as const;

/** Half a bucket would quietly be a folder. */
function bucketMistakes(variables: Variables): string[] {
  const missing = BUCKET.filter((name) => variables[name] === undefined);
  if (missing.length === BUCKET.length) return [];
  const mistakes = missing.map((name) => `${name}: needed with the other settings of the bucket`);
  // Each server would make a key of its own, and trust no other one.
  if (variables.RELEASE_KEY === undefined && variables.RELEASE_PUBLIC_KEY === undefined)
    mistakes.push('RELEASE_KEY: needed with a bucket, or RELEASE_PUBLIC_KEY where nothing is published');
  return mistakes;
}

function toFiles(env: z.infer<typeof environment>): { folder: string } | BucketSettings {
  const {
    FILES_ENDPOINT: endpoint,
    FILES_BUCKET: bucket,
    FILES_KEY: accessKey,
    FILES_SECRET: secretKey,
  } = env;
  if (!endpoint || !bucket || !accessKey || !secretKey) return { folder: resolve(env.DATA_DIR) };
  const pathStyle = env.FILES_PATH_STYLE === 'true';
  return { endpoint, bucket, accessKey, secretKey, region: env.FILES_REGION, pathStyle };
}

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
    ...localMistakes(variables),
    ...assistantMistakes(variables),
    ...bucketMistakes(variables),
    ...roleMistakes(variables),
  ];
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes);

  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    files: toFiles(env),
    releaseKeys: { privateKey: env.RELEASE_KEY, publicKey: env.RELEASE_PUBLIC_KEY },
    releaseOrigin: env.RELEASE_ORIGIN,
    takesComputers: env.LOCAL_REMOTES === undefined ? !production : env.LOCAL_REMOTES === 'on',
    toolsDir: env.KOTOBA_TOOLS_DIR && resolve(env.KOTOBA_TOOLS_DIR),
    roles: new Set(env.ROLES),
    stopDelay: env.STOP_DELAY,
    database: {
      url: env.DATABASE_URL,
      sessionUrl: env.DATABASE_SESSION_URL,
      poolSize: env.DATABASE_POOL,
      statementTimeout: env.DATABASE_STATEMENT_TIMEOUT * 1000,
    },
    publicUrl,
    localHosts: [new URL(publicUrl).hostname, ...(env.LOCAL_HOSTS ?? [])],
    isOpenToOthers: !production && !isThisComputer(env.HOST),
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
    imports: {
      places: env.IMPORT_PLACES,
      memoryMb: env.IMPORT_MEMORY_MB,
      seconds: env.IMPORT_SECONDS,
    },
    photos: {
      places: env.PHOTO_PLACES,
      megabytes: env.PHOTO_MB,
      megapixels: env.PHOTO_MEGAPIXELS,
      memoryMb: env.PHOTO_MEMORY_MB,
      seconds: env.PHOTO_SECONDS,
    },
    unusedClipsMb: env.UNUSED_CLIPS_MB,
    backup: { key: env.BACKUP_KEY, everyHours: env.BACKUP_EVERY, keepDays: env.BACKUP_KEEP },
    logLevel: env.LOG_LEVEL,
    metrics: { port: env.METRICS_PORT, token: env.METRICS_TOKEN },
    telemetrySample: env.TELEMETRY_SAMPLE,
  };
}
