import { isForbiddenAddress, isPrivateAddress, isPublicAddress } from './endpoint';

test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '192.167.1.1', '100.63.0.1', '100.128.0.1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each(['2606:4700::1111', '2a00:1450:4001::8a', '::ffff:8.8.8.8'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '::1',
  'fd12:3456::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
])('%s is private, and allowed to who asks for it', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
  expect(isForbiddenAddress(address)).toBe(false);
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '0.0.0.0',
  '169.254.169.254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.80',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::7f00:1',
  'fe80::1',
  'ff02::1',
  'fd00:ec2::254',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is nowhere', (address) => {
  expect(isForbiddenAddress(address)).toBe(true);
  expect(isPublicAddress(address)).toBe(false);
});
