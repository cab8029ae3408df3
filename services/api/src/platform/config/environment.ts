import { isIP } from 'node:net';
import { z } from 'zod';
import { namesForbiddenAddress } from '@kotoba/providers';

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

const isProxyList = (value: string): boolean =>
  value.split(',').every((part) => {
    const [address = '', bits, more] = part.trim().split('/');
    return isIP(address) !== 0 && more === undefined && (bits === undefined || /^\d{1,3}$/.test(bits));
  });

/** The environment variables that the server reads. Each message completes the sentence "NAME: …". */
export const environment = z.object({
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
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
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
  // "true" would trust anybody's X-Forwarded-For, and with it every limit could be walked around.
  TRUST_PROXY: z
    .string()
    .refine((value) => value === 'false' || /^[1-9]$/.test(value) || isProxyList(value), {
      error: 'must be false, a number of hops (1 to 9), or the addresses of the proxies, separated by commas',
    })
    .optional(),
  RATE_LIMITS: z.string().default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export type Environment = z.infer<typeof environment>;
