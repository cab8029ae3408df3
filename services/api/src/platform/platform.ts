import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { FileStore } from '@kotoba/files';
import type { LanguageEngine } from '@kotoba/language';
import type { Painter, Pictures } from '@kotoba/pictures';
import type { Speech } from '@kotoba/speech';
import type { Config } from './config/config';
import type { Database, Transaction } from './database/database';
import type { Events } from './events/event-hub';
import type { Answers } from './jobs/answers';
import type { Jobs } from './jobs/worker';
import type { KeptLists } from './database/kept-lists';
import type { RaisedLimits } from './limits/raised-limits';

/** What a feature keeps beside learners' words: it goes and comes back with them, in the same transaction. */
export interface WordCompanion {
  /** SQL of a JSON object: what hangs on the word `w`, kept for as long as its deletion can be undone. */
  readonly kept: SQL;
  /** SQL of the moment at which the word that a row of `vocabulary` holds is to be practised next, or null. */
  readonly due?: SQL<string | null>;
  /** Takes words away from what stays without them. */
  remove(tx: Transaction, userId: number, ids: readonly number[]): Promise<void>;
  /** The learner asked for words that they have already, or saved them: not by a note. */
  asked?(tx: Transaction, userId: number, ids: readonly number[]): Promise<void>;
  /** Gives what hangs on one word to another, which is the same. */
  replace(tx: Transaction, userId: number, pair: { from: number; to: number }): Promise<void>;
  /** Puts back what was kept. `words` is SQL that gives the words as `d`, what was kept of each in `d.content`. */
  restore(tx: Transaction, userId: number, words: { ids: readonly number[]; words: SQL }): Promise<void>;
}

/** What every area gets, as `app.platform`. */
export interface Platform {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly answers: Answers;
  readonly events: Events;
  readonly keptLists: KeptLists;
  readonly raisedLimits: RaisedLimits;
  /** Pictures, clips and backups: in a folder, or in the bucket that all servers share. */
  readonly files: FileStore;
  /** All tables: an export of an account finds in them what belongs to a learner. */
  readonly tables: readonly PgTable[];
  readonly wordCompanions: readonly WordCompanion[];
  readonly language: LanguageEngine;
  readonly speech: Speech;
  readonly pictures: Pictures;
  /** The operator's picture service; null when none is configured. */
  readonly painter: Painter | null;
  /** The server's clock; tests replace it. */
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}
