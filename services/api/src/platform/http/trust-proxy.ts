import type { Config } from '../config/config';

/** Fastify's form of `TRUST_PROXY`: a number of hops becomes a test of the hop. */
export function trustProxy({ trustProxy: value }: Pick<Config, 'trustProxy'>) {
  return typeof value === 'number' ? (_address: string, hop: number) => hop < value : value;
}
