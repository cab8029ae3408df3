import { networkOf } from './raised-limits';

/** Source: OPS-62. As `foldAddress` counts them. */
it.each([
  ['192.0.2.7', '192.0.2.7/32'],
  ['::ffff:192.0.2.7', '192.0.2.7/32'],
  ['192.0.2.0/24', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3::/96', '2001:db8:1:2::/64'],
  ['2001:db8::/48', '2001:db8::/48'],
  [' 192.0.2.7 ', '192.0.2.7/32'],
  ['192.0.2.0/33', null],
  ['192.0.2.0/24/8', null],
  ['192.0.2.0/', null],
  ['192.0.2', null],
  ['2001:db8::/129', null],
  ['fe80::1%eth0/48', null],
  ['school.example', null],
  ['', null],
])('takes %s as %s', (text, network) => {
  expect(networkOf(text)).toBe(network);
});
