import { isPrivateHost } from './privateHost'

const hostOf = (address: string) => new URL(address).hostname

test.each([
  'http://127.0.0.1:8081',
  'http://127.1',
  'http://2130706433',
  'http://0x7f.0.0.1',
  'http://0.0.0.0',
  'http://localhost:3000',
  'https://tiles.localhost',
  'https://10.1.2.3',
  'https://172.31.0.1',
  'https://192.168.1.20',
  'https://169.254.169.254',
  'https://100.100.0.1',
  'https://[::1]',
  'https://[::ffff:10.0.0.1]',
  'https://[fd12:3456::1]',
  'https://[fe80::1]',
  'https://tileserver',
  'https://maps.corp',
  'https://Tiles.Internal',
])('%s is private', (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(true)
})

test.each([
  'https://tiles.example.com',
  'https://localhost.example.com',
  'https://11.0.0.1',
  'https://172.32.0.1',
  'https://[2001:db8::1]',
])('%s is not', (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(false)
})
