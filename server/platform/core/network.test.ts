import { addressIn, forwardedAddresses, networkOf } from './network'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  [' "[2001:db8::1]:443" ', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:0DB8:0:0::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['unknown', undefined],
  ['', undefined],
  ['192.0.2', undefined],
  ['192.0.2.7:port', undefined],
])('reads the address in %p', (text, address) => {
  expect(addressIn(text)).toBe(address)
})

test.each([
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['no address', 'no address'],
])('counts %p with its network', (text, network) => {
  expect(networkOf(text)).toBe(network)
})

test('removes ports from forwarded addresses and keeps their order', () => {
  expect(forwardedAddresses('192.0.2.7:51234, [2001:db8::1]:443,10.0.0.1')).toBe('192.0.2.7, 2001:db8::1, 10.0.0.1')
  expect(forwardedAddresses('192.0.2.7, _hidden')).toBe('192.0.2.7, unknown')
})
