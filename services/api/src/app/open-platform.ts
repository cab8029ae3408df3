import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { openFiles } from '@kotoba/files';
import { createLanguage } from '@kotoba/language';
import { createPainter, createPictures } from '@kotoba/pictures';
import { createSpeech } from '@kotoba/speech';
import type { Config } from '../platform/config/config';
import { chatCompanion } from '../features/chat/chat.repository';
import { learningCompanion } from '../features/learning/word-companion';
import { noteCompanion } from '../features/notes/notes.repository';
import { createDatabase, createPool } from '../platform/database/database';
import { createListener, type Listener } from '../platform/database/listener';
import { createEventHub, type EventHub } from '../platform/events/event-hub';
import { createAnswers } from '../platform/jobs/answers';
import { createJobs, type RunningJobs } from '../platform/jobs/boss-jobs';
import { countSpeech } from '../platform/metrics/metrics';
import type { Platform } from '../platform/platform';
import { createKeptLists } from '../platform/database/kept-lists';
import { createRaisedLimits } from '../platform/limits/raised-limits';
import * as schema from './schema';

/** The platform with the handles that only its owner needs: to start it and to take it down. */
export interface OpenPlatform {
  readonly platform: Platform;
  readonly pool: pg.Pool;
  readonly listener: Listener;
  readonly hub: EventHub;
  readonly jobs: RunningJobs;
}

export interface OpenPlatformOptions {
  readonly config: Config;
  readonly connectionString: string;
  readonly log: FastifyBaseLogger;
  /** Replaces parts; tests bring their own clock or language. */
  readonly overrides?: Partial<Pick<Platform, 'now' | 'files' | 'language' | 'speech' | 'pictures'>>;
}

/** Puts the parts together. Connects and starts nothing, so it serves to describe the API, too. */
export async function openPlatform({
  config,
  connectionString,
  log,
  overrides,
}: OpenPlatformOptions): Promise<OpenPlatform> {
  const { dataDir, toolsDir } = config;
  const { poolSize, statementTimeout, sessionUrl } = config.database;
  const pool = createPool({
    connectionString,
    log,
    max: poolSize,
    statementTimeout,
    isBehindPooler: sessionUrl !== undefined,
  });
  const listener = createListener(log);
  const hub = createEventHub({ listener, log });
  const jobs = createJobs({ pool, listener, log });
  const db = createDatabase(pool);
  const files = overrides?.files ?? (await openFiles(config.files));
  const now = overrides?.now ?? (() => new Date());
  const platform: Platform = {
    config,
    pool,
    db,
    jobs,
    answers: createAnswers({ db, listener }),
    events: hub,
    keptLists: createKeptLists(db),
    raisedLimits: createRaisedLimits(db, now),
    files,
    tables: Object.values(schema).filter((value) => is(value, PgTable)),
    wordCompanions: [learningCompanion, chatCompanion, noteCompanion(hub)],
    language: overrides?.language ?? createLanguage({ pool, log }),
    speech: countSpeech(
      overrides?.speech ?? createSpeech({ files, dataDir, toolsDir, config: config.speech, log }),
    ),
    pictures: overrides?.pictures ?? createPictures(),
    painter: createPainter(config.image),
    now,
    log,
  };
  return { platform, pool, listener, hub, jobs };
}
