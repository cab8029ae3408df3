import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseConfig } from '../config/config';
import { registry } from './metrics';
import { openMetrics } from './metrics-door';
import './pages';

const folder = path.resolve(__dirname, '../../../../../ops');

/** Series that a metric is written as. */
function seriesOf({ name, type }: { name: string; type: unknown }): string[] {
  return String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
}

test.each(['dashboard.json', 'alarms.yml'])(
  'every figure that %s names is one of ours (OPS-51)',
  async (file) => {
    const door = await openMetrics(parseConfig({ METRICS_TOKEN: 'a-token-of-the-metrics' }));
    door.close();
    const known = new Set((await registry.getMetricsAsJSON()).flatMap(seriesOf));
    const named = readFileSync(path.join(folder, file), 'utf8').match(/\b(kotoba|nodejs|process)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);
