import { resolve } from 'node:path';
import { ConfigError, parseConfig } from './config';

const mistakesOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
};

it('runs in local mode without any variable', () => {
  expect(parseConfig({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    database: { url: undefined },
    publicUrl: 'http://localhost:3000',
    mailbox: true,
    trustProxy: false,
    limits: { signInPair: { points: 10, seconds: 900 } },
  });
});

/** Source: OPS-33. */
it('has both roles, and gives one alone only where a database joins the parts', () => {
  expect([...parseConfig({}).roles]).toEqual(['web', 'worker']);
  const DATABASE_URL = 'postgresql://x';
  expect([...parseConfig({ ROLES: 'worker', DATABASE_URL }).roles]).toEqual(['worker']);
  expect([...parseConfig({ ROLES: 'worker, web' }).roles]).toEqual(['worker', 'web']);
  expect(mistakesOf({ ROLES: 'web' })).toEqual([expect.stringContaining('ROLES: ')]);
  expect(mistakesOf({ ROLES: 'mailer', DATABASE_URL })).toEqual([expect.stringContaining('ROLES')]);
});

/** Source: OPS-87. */
it('takes an origin for the files of releases, without a path', () => {
  expect(parseConfig({ RELEASE_ORIGIN: 'https://files.example' }).releaseOrigin).toBe(
    'https://files.example',
  );
  expect(mistakesOf({ RELEASE_ORIGIN: 'https://files.example/kotoba' })).toHaveLength(1);
  expect(mistakesOf({ NODE_ENV: 'production', RELEASE_ORIGIN: 'http://files.example' })).toContain(
    'RELEASE_ORIGIN: must begin with https:// when NODE_ENV=production',
  );
});

/** Source: OPS-83. */
it('takes remotes from the computer of a developer outside production, else only when told', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kotoba.example',
    SMTP_URL: 'smtp://mail',
    MAIL_FROM: 'kotoba@kotoba.example',
  };
  const takes = (env: NodeJS.ProcessEnv) => parseConfig(env).takesComputers;
  expect([takes({}), takes({ LOCAL_REMOTES: 'off' })]).toEqual([true, false]);
  expect([takes(production), takes({ ...production, LOCAL_REMOTES: 'on' })]).toEqual([false, true]);
  expect(mistakesOf({ LOCAL_REMOTES: 'yes' })).toEqual(['LOCAL_REMOTES: must be on or off']);
});

it('takes an empty variable for an unset one', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '  ', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    database: { url: undefined },
    mailbox: true,
  });
});

it('lists every mistake at once, each by the name of its variable', () => {
  const mistakes = mistakesOf({
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'https://kotoba.example/path',
    SMTP_URL: 'http://mail',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'loud',
    RATE_LIMITS: 'some',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[',
  });
  expect(mistakes.map((line) => line.split(':')[0]).sort()).toEqual([
    'DATABASE_URL',
    'LOG_LEVEL',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'PORT',
    'PUBLIC_URL',
    'RATE_LIMITS',
    'SMTP_URL',
    'TRUST_PROXY',
  ]);
});

it('demands what production needs and refuses what it must not have', () => {
  expect(mistakesOf({ NODE_ENV: 'production', RATE_LIMITS: 'off', PORT: 'x' })).toEqual([
    'PORT: must be a number',
    'PUBLIC_URL: needed when NODE_ENV=production',
    'SMTP_URL: needed when NODE_ENV=production',
    'MAIL_FROM: needed when NODE_ENV=production',
    'RATE_LIMITS: off is refused in production',
  ]);
  const config = parseConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kotoba.example/',
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    MAIL_FROM: 'Kotoba <hello@kotoba.example>',
  });
  expect(config).toMatchObject({ production: true, publicUrl: 'https://kotoba.example', mailbox: false });
});

it('has learners of production on https alone, and a sender that exists (OPS-2)', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://kotoba.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Kotoba <no-reply@kotoba.invalid>',
  };
  const mistakes = [
    'PUBLIC_URL: must begin with https:// when NODE_ENV=production',
    'MAIL_FROM: must be an address that exists when NODE_ENV=production',
  ];
  expect(mistakesOf(production)).toEqual(mistakes);
  expect(mistakesOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toEqual(mistakes);
  expect(mistakesOf({ ...production, NODE_ENV: undefined })).toEqual([]);
});

describe('outside production (OPS-40)', () => {
  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('HOST=%s is this computer alone', (HOST) => {
    expect(parseConfig({ HOST })).toMatchObject({ host: HOST, isOpenToOthers: false });
  });

  it.each(['0.0.0.0', '::', '192.168.1.20', 'kotoba.lan', '127.0.0.1.evil.example', '10.0.0.1'])(
    'HOST=%s lets others in, which wants the names that they may use',
    (HOST) => {
      expect(mistakesOf({ HOST })).toEqual([expect.stringMatching(/^HOST: .* LOCAL_HOSTS/)]);
      expect(parseConfig({ HOST, LOCAL_HOSTS: 'Kotoba.lan, 192.168.1.20' })).toMatchObject({
        isOpenToOthers: true,
        localHosts: ['localhost', 'kotoba.lan', '192.168.1.20'],
      });
    },
  );

  it('a name is a name and no address of a page', () => {
    expect(mistakesOf({ LOCAL_HOSTS: 'http://kotoba.lan:3000' })[0]).toMatch(/^LOCAL_HOSTS: /);
  });
});

it('listens to all in production without being asked', () => {
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kotoba.example',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(parseConfig({ ...env, MAIL_FROM: 'hello@kotoba.example', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

it('has no mailbox page when mails really leave', () => {
  expect(parseConfig({ SMTP_URL: 'smtp://localhost' }).mailbox).toBe(false);
});

it.each([
  ['false', false],
  ['2', 2],
  ['10.0.0.1, 192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
  ['::1', ['::1']],
])('reads TRUST_PROXY=%s', (value, expected) => {
  expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

it.each(['true', '0', '10', 'proxy.example', '10.0.0.1/8/8'])('refuses TRUST_PROXY=%s', (value) => {
  expect(mistakesOf({ TRUST_PROXY: value })).toHaveLength(1);
});

it('switches limits off, or changes single ones', () => {
  expect(parseConfig({ RATE_LIMITS: 'off' }).limits).toBeNull();
  expect(parseConfig({ RATE_LIMITS: 'chat=5/10, signInPair=1/1' }).limits).toMatchObject({
    chat: { points: 5, seconds: 10 },
    signInPair: { points: 1, seconds: 1 },
    generation: { points: 60, seconds: 3600 },
  });
});

it.each(['maybe', 'chat=0/5', 'chat=5', 'nothing=1/1', 'toString=1/1', 'chat=1/1,,'])(
  'refuses RATE_LIMITS=%s',
  (value) => {
    expect(mistakesOf({ RATE_LIMITS: value })[0]).toMatch(/^RATE_LIMITS: /);
  },
);

describe('providers', () => {
  const networkOf = (SPEECH_BASE_URL: string, PROVIDER_PRIVATE_HOSTS?: string) =>
    parseConfig({ SPEECH_BASE_URL, PROVIDER_PRIVATE_HOSTS }).speech.onPrivateNetwork;

  it.each([
    'http://localhost:11434/v1',
    'http://tts.localhost',
    'http://127.0.0.1:8000',
    'http://[::1]:8000',
    'http://10.1.2.3',
  ])('%s says by itself that it is on a private network', (url) => expect(networkOf(url)).toBe(true));

  it('takes a name for a private one only when it is listed', () => {
    expect(networkOf('https://api.example/v1')).toBe(false);
    expect(networkOf('http://tts.lan/v1')).toBe(false);
    expect(networkOf('http://TTS.lan/v1', 'gpu, tts.LAN')).toBe(true);
    expect(networkOf('http://evil-tts.lan/v1', 'gpu, tts.lan')).toBe(false);
  });

  it('refuses addresses where no provider can be, and what is no name', () => {
    const mistakes = mistakesOf({
      ASSISTANT_BASE_URL: 'http://169.254.169.254/v1',
      SPEECH_BASE_URL: 'http://0.0.0.0:8000',
      IMAGE_BASE_URL: 'file:///etc/passwd',
      PROVIDER_PRIVATE_HOSTS: 'http://gpu:80',
    });
    expect(mistakes.map((line) => line.split(':')[0]).sort()).toEqual([
      'ASSISTANT_BASE_URL',
      'ASSISTANT_MODEL',
      'IMAGE_BASE_URL',
      'PROVIDER_PRIVATE_HOSTS',
      'SPEECH_BASE_URL',
    ]);
  });
});

it('keeps files in a bucket when all of it is named, and takes half a bucket for a mistake', () => {
  const bucket = {
    FILES_ENDPOINT: 'https://s3.example/',
    FILES_BUCKET: 'kotoba',
    FILES_KEY: 'key',
    FILES_SECRET: 'secret',
    RELEASE_PUBLIC_KEY: 'public.pem',
  };
  expect(parseConfig({}).files).toEqual({ folder: resolve('.data') });
  expect(parseConfig(bucket).files).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'kotoba',
    accessKey: 'key',
    secretKey: 'secret',
    region: 'us-east-1',
    pathStyle: true,
  });
  expect(mistakesOf({ ...bucket, FILES_SECRET: undefined })).toEqual([
    expect.stringMatching(/^FILES_SECRET: needed/),
  ]);
  expect(mistakesOf({ ...bucket, RELEASE_PUBLIC_KEY: undefined })).toEqual([
    expect.stringMatching(/^RELEASE_KEY: needed/),
  ]);
});

it('writes backups by itself when it is told how often, and takes a short key for a mistake', () => {
  expect(parseConfig({}).backup).toEqual({ key: undefined, everyHours: undefined, keepDays: 14 });
  const set = { BACKUP_KEY: './key', BACKUP_EVERY: '24', BACKUP_KEEP: '30' };
  expect(parseConfig(set).backup).toEqual({ key: './key', everyHours: 24, keepDays: 30 });
  expect(mistakesOf({ BACKUP_KEY: 'short', BACKUP_EVERY: '0', BACKUP_KEEP: 'ever' })).toEqual([
    expect.stringMatching(/^BACKUP_KEY: must be a path/),
    expect.stringMatching(/^BACKUP_EVERY: must be a whole number from 1 to 720/),
    expect.stringMatching(/^BACKUP_KEEP: must be a whole number/),
  ]);
});
