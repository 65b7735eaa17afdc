import { isPublicAddress, RefusedAddress, resolveOutbound, UnknownHost, type ResolvedAddress } from './outboundAddress'

const PUBLIC: ResolvedAddress = { address: '93.184.215.14', family: 4 }
const RULES = { permitted: [], own: ['aerie.example.com'], resolve: () => Promise.resolve([PUBLIC]) }

const withAddresses = (...addresses: string[]) => ({
  ...RULES,
  resolve: () =>
    Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(':') ? (6 as const) : (4 as const) })),
    ),
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.1.2.3',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:93.184.215.14',
  '64:ff9b::a9fe:a9fe',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['https://127.0.0.1/', 'not a public address'],
  ['https://2130706433/', 'not a public address'],
  ['https://0x7f.1/', 'not a public address'],
  ['https://[::1]/', 'not a public address'],
  ['https://[::ffff:127.0.0.1]/', 'not a public address'],
  ['https://169.254.169.254/latest/meta-data/', 'not a public address'],
  ['https://localhost/', 'not a public name'],
  ['https://intranet/', 'not a public name'],
  ['https://db.internal/', 'not a public name'],
  ['https://localhost./', 'not a public name'],
  ['https://aerie.example.com/apis/v1', 'this installation itself'],
  ['https://user:secret@hooks.example.com/', 'user name and password'],
  ['http://hooks.example.com/', 'Use https'],
  ['https://hooks.example.com:25/', 'Port 25 is not allowed'],
  ['ftp://hooks.example.com/', 'Enter an address'],
  ['hooks.example.com', 'Enter an address'],
])('refuses %s with the reason', async (address, reason) => {
  const refused = resolveOutbound(address, RULES)
  await expect(refused).rejects.toBeInstanceOf(RefusedAddress)
  await expect(refused).rejects.toThrow(reason)
})

test('refuses a name if any of its addresses is private', async () => {
  await expect(resolveOutbound('https://hooks.example.com/', withAddresses('93.184.215.14', '::1'))).rejects.toThrow(
    'hooks.example.com is at ::1, which is not a public address',
  )
})

test('tells names without an address from addresses that are refused', async () => {
  await expect(resolveOutbound('https://hooks.example.com/', withAddresses())).rejects.toBeInstanceOf(UnknownHost)
  const failing = { ...RULES, resolve: () => Promise.reject(new Error('ESERVFAIL')) }
  await expect(resolveOutbound('https://hooks.example.com/', failing)).rejects.toBeInstanceOf(UnknownHost)
})

test('looks names up again for every attempt and returns the address that was checked', async () => {
  const answers = [[PUBLIC], [{ address: '127.0.0.1', family: 4 as const }]]
  const rebinding = { ...RULES, resolve: () => Promise.resolve(answers.shift() ?? []) }
  expect((await resolveOutbound('https://hooks.example.com/', rebinding)).at).toEqual(PUBLIC)
  await expect(resolveOutbound('https://hooks.example.com/', rebinding)).rejects.toBeInstanceOf(RefusedAddress)
})

test('permits the hosts of the operator, with the port if it is named', async () => {
  const rules = { permitted: ['127.0.0.1:8081', '[::1]', 'localhost'], own: [] }
  expect((await resolveOutbound('http://127.0.0.1:8081/a', rules)).at.address).toBe('127.0.0.1')
  expect((await resolveOutbound('http://[::1]:9/', rules)).at.address).toBe('::1')
  expect((await resolveOutbound('http://localhost:9/', rules)).at.address).toMatch(/^(127\.0\.0\.1|::1)$/)
  await expect(resolveOutbound('http://127.0.0.1:8082/', rules)).rejects.toBeInstanceOf(RefusedAddress)
})
