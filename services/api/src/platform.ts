import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config';
import type { Database } from './database/database';
import type { Events } from './events/events';
import type { Jobs } from './jobs/job-queue';
import type { LanguageEngine } from '@kotoba/language';
import type { Painter } from '@kotoba/pictures';
import type { Pictures } from '@kotoba/pictures';
import type { Speech } from '@kotoba/speech';
import type { KeptLists } from './vocabulary/kept-lists';

/** What every area gets, as `app.platform`. */
export interface Platform {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly keptLists: KeptLists;
  readonly language: LanguageEngine;
  readonly speech: Speech;
  readonly pictures: Pictures;
  /** The operator's picture service; null when none is configured. */
  readonly painter: Painter | null;
  /** The server's clock; tests replace it. */
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}
