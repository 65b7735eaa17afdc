import { byteSize } from './byteSize'

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [107_374_182_400, '100 GB'],
  [1_000_000_000_000_000, '909 TB'],
])('formats %d bytes as %s', (bytes, text) => expect(byteSize(bytes)).toBe(text))
